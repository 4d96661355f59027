import type { FastifyInstance } from 'fastify';
import { getReferral } from '../../../../src/core/contract/referral';
import { serve } from '../../../http/serve';
import type { ReferralService } from './service';

export function referralRoutes(app: FastifyInstance, referral: ReferralService): void {
  serve(app, getReferral, ({ actor }) => referral.program(actor));
}
