import { useFacts } from '../../../admin/web/session/facts';
import { useMayEach } from '../../../admin/web/session/use-may';
import { OWNER_ONLY } from '../../../core/contract/endpoint';
import type { ApiError } from '../../../platform/web/api-error';
import { useCall, useQuietCall } from '../../../platform/web/use-call';
import { getProfitBalance } from '../../../topics/profit/contract';
import { getSubscriptionPlan, type SubscriptionPlan } from '../../../topics/shops/contract/plan';
import { renewalGap } from '../../../topics/shops/domain/renewal-gap';

/** Price and shortfall of a renewal, live. Rupiah. */
export interface Renewal {
  plan: SubscriptionPlan | undefined;
  error: ApiError | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
  /** Null for people who may not see it. */
  balance: number | null;
  /** Null without plan or balance. */
  short: number | null;
  /** Profit that would cover it; null if insufficient or not permitted. */
  fromProfit: number | null;
}

const needed = [OWNER_ONLY, 'panel.saldo_profit.action'];

export function useRenewal(): Renewal {
  const { profile, balance } = useFacts();
  const can = useMayEach(needed);
  const { data: plan, error, isFetching, refetch } = useCall(getSubscriptionPlan);
  const enabled = profile.has_pin !== false && needed.every((object) => can(object).can);
  const profit = useQuietCall(getProfitBalance, {}, { enabled });
  const call = { plan, error, isFetching, refetch, balance: balance.main };
  if (!plan || balance.main === null) return { ...call, short: null, fromProfit: null };
  const available = enabled && plan.auto_renew ? (profit?.available ?? null) : null;
  return { ...call, ...renewalGap({ price: plan.price, balance: balance.main, available }) };
}
