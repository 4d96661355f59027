import type { Db } from '../../../platform/db/client';
import type { PricedItem, SellingRule } from '../domain/selling-price';
import { type Reach, reachedItems } from './catalogue-store';
import { readActiveRules, readRulesOfItems } from './rule-store';

/** Items covered by one of these rules, and all active rules that affect their prices. */
export async function reachOf(
  db: Db,
  partnerId: string,
  rules: readonly Reach[],
): Promise<{ items: PricedItem[]; active: SellingRule[] }> {
  const items = await reachedItems(db, partnerId, rules);
  const isAll = rules.some(({ scope }) => scope === 'global');
  return {
    items,
    active: await (isAll
      ? readActiveRules(db, { partner: partnerId })
      : readRulesOfItems(db, partnerId, items)),
  };
}
