import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/serve';
import { getReferral } from '../contract';
import type { ReferralService } from './service';

export function referralRoutes(app: FastifyInstance, referral: ReferralService): void {
  serve(app, getReferral, ({ actor }) => referral.program(actor));
}
