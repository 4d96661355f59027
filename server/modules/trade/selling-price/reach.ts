import type { PricedItem, SellingRule } from '../../../../src/core/pricing/selling-price';
import type { Db } from '../../../db/client';
import { type Reach, reachedItems } from './catalogue-store';
import { activeRulesIn, rulesOfItemsIn } from './rule-store';

/** Items that one of these rules reaches, and every rule that is switched on and has a say in their prices. */
export async function reachOf(
  db: Db,
  partnerId: string,
  rules: readonly Reach[],
): Promise<{ items: PricedItem[]; active: SellingRule[] }> {
  const items = await reachedItems(db, partnerId, rules);
  const isAll = rules.some(({ scope }) => scope === 'global');
  return {
    items,
    active: await (isAll ? activeRulesIn(db, partnerId) : rulesOfItemsIn(db, partnerId, items)),
  };
}
