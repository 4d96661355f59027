import { v7 } from 'uuid';
import type { Db } from '../db/client';
import { sellingRuleChanges, sellingRules } from '../db/schema/selling-price';
import type { Plan } from './history-plan';
import { insertRows } from './insert-rows';
import { type PastRule, SELLER } from './selling-past';

/** The rules that past orders were sold by, each with the change that made it. */
export async function seedSellingRules(
  tx: Db,
  plans: readonly Plan[],
  rules: readonly PastRule[],
): Promise<void> {
  const account = plans.find((plan) => plan.account.past.email === SELLER)?.account;
  if (!account) return;
  const { partnerId: partner_id, owner } = account;
  await insertRows(
    tx,
    sellingRules,
    rules.map(({ rule, at }) => ({
      ...{ ...rule, partner_id, updated_by: owner.userId },
      ...{ created_at: new Date(at).toISOString(), updated_at: new Date(at).toISOString() },
    })),
  );
  await insertRows(
    tx,
    sellingRuleChanges,
    rules.map(({ name, rule, at }) => ({
      ...{ id: v7({ msecs: at }), partner_id, user_id: owner.userId, actor: owner.name },
      ...{ kind: 'create' as const, rules: [{ name, before: null, after: rule }] },
      ...{ undone_by: null, created_at: new Date(at).toISOString() },
    })),
  );
}
