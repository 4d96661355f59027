import type { FastifyInstance } from 'fastify';
import { getSubscriptionPlan, listPlanCharges, setAutoRenew } from '../../../../src/core/contract/plan';
import { serve } from '../../../http/serve';
import type { PlanService } from './service';

export function planRoutes(app: FastifyInstance, plan: PlanService): void {
  serve(app, getSubscriptionPlan, ({ actor }) => plan.standing(actor));
  serve(app, listPlanCharges, ({ actor, query }) => plan.charges(actor, query));
  serve(app, setAutoRenew, ({ actor, body }) => plan.setAutoRenew(actor, body.auto_renew));
}
