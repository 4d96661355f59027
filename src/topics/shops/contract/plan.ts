import { z } from 'zod';
import { get, OWNER_ONLY, put, SIGNED_IN } from '../../../core/contract/endpoint';
import { otherwise } from '../../../core/contract/reading';
import { id, instant, listQuery, rupiah } from '../../../core/contract/shapes';
import { PLAN_CHARGE } from '../../../core/states';

const result = z.literal(Object.values(PLAN_CHARGE));

export const planCharge = z.object({
  id,
  code: z.string(),
  amount: rupiah,
  result,
  due_at: instant,
  /** Paid period; null while the balance is insufficient. */
  period_start: instant.nullable(),
  period_end: instant.nullable(),
  tried_at: instant,
  paid_at: instant.nullable(),
});
export type PlanCharge = z.infer<typeof planCharge>;

/** Plan of the panel (domain 3.15) and the partner's state. */
export const subscriptionPlan = z.object({
  price: rupiah,
  period_days: z.int(),
  auto_renew: otherwise(z.boolean(), true),
  started_at: instant.nullable(),
  expired_date: instant.nullable(),
  /** Null without an active panel or renewal, and after expiry: then the next sufficient balance pays. */
  next_charge_at: instant.nullable(),
  last_charge: z.object({ date: instant, amount: rupiah, result }).nullable(),
});
export type SubscriptionPlan = z.infer<typeof subscriptionPlan>;

export const getSubscriptionPlan = get('/v1/crm/panel/subscription-plan', SIGNED_IN, {
  summary: 'Biaya dan masa aktif panel',
  reply: subscriptionPlan,
});

export const listPlanCharges = get('/v1/crm/panel/charges', OWNER_ONLY, {
  summary: 'Riwayat perpanjangan panel',
  query: listQuery.omit({ search: true }),
  reply: z.array(planCharge),
  meta: z.object({ page: z.int(), limit: z.int(), total: z.int() }),
});

/** If enabled after expiry, a sufficient balance pays within seconds. Errors: PANEL_NOT_ACTIVE. */
export const setAutoRenew = put('/v1/crm/panel/auto-renew', OWNER_ONLY, {
  summary: 'Perpanjangan otomatis panel',
  body: z.strictObject({ auto_renew: z.boolean() }),
  reply: subscriptionPlan,
});
