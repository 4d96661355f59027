import type { FastifyInstance } from 'fastify';
import { serve } from '../../../../platform/http/serve';
import { getBillingInformation, updateBillingInformation } from '../../contract/billing';
import type { BillingService } from './service';

export function billingRoutes(app: FastifyInstance, billing: BillingService): void {
  serve(app, getBillingInformation, ({ actor }) => billing.of(actor.partnerId));
  serve(app, updateBillingInformation, ({ actor, body }) => billing.update(actor, body));
}
