import type { FastifyInstance } from 'fastify';
import { getBillingInformation, updateBillingInformation } from '../../../../src/core/contract/billing';
import { serve } from '../../../http/serve';
import type { BillingService } from './service';

export function billingRoutes(app: FastifyInstance, billing: BillingService): void {
  serve(app, getBillingInformation, ({ actor }) => billing.of(actor.partnerId));
  serve(app, updateBillingInformation, ({ actor, body }) => billing.update(actor, body));
}
