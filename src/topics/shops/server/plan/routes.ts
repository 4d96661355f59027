import type { FastifyInstance } from 'fastify';
import { serve } from '../../../../platform/http/serve';
import { getSubscriptionPlan, listPlanCharges, setAutoRenew } from '../../contract/plan';
import type { PlanService } from './service';

export function planRoutes(app: FastifyInstance, plan: PlanService): void {
  serve(app, getSubscriptionPlan, ({ actor }) => plan.standing(actor));
  serve(app, listPlanCharges, ({ actor, query }) => plan.charges(actor, query));
  serve(app, setAutoRenew, ({ actor, body }) => plan.setAutoRenew(actor, body.auto_renew));
}
