import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/serve';
import { getOwnShift, getShiftReport } from '../contract';
import type { CashierShiftService } from './service';

export function cashierShiftRoutes(app: FastifyInstance, shifts: CashierShiftService): void {
  serve(app, getOwnShift, async ({ actor }) => ({ shift: await shifts.own(actor) }));
  serve(app, getShiftReport, ({ actor, params }) => shifts.report(actor, params.id));
}
