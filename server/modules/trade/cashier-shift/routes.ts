import type { FastifyInstance } from 'fastify';
import { getOwnShift, getShiftReport } from '../../../../src/core/contract/cashier-shift';
import { serve } from '../../../http/serve';
import type { CashierShiftService } from './service';

export function cashierShiftRoutes(app: FastifyInstance, shifts: CashierShiftService): void {
  serve(app, getOwnShift, async ({ actor }) => ({ shift: await shifts.own(actor) }));
  serve(app, getShiftReport, ({ actor, params }) => shifts.report(actor, params.id));
}
