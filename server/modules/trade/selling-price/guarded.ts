import type { KeptRule } from '../../../../src/core/pricing/rule-change';
import { type PricedItem, pricerOf, type SellingPrice } from '../../../../src/core/pricing/selling-price';
import type { Db } from '../../../db/client';
import { lockBook as lockOwnBook } from './book-store';
import { type CatalogueItem, itemsOf } from './catalogue-store';
import { itemsOffIn } from './off-store';
import { keptOf } from './rule-resource';
import { activeRulesIn, type ReachedItem, rulesByTargets, rulesOfItemsIn } from './rule-store';

/*
 * Selling prices as guards of margins see them, with what `tx` has written; what is switched off keeps its price here.
 */

/** Writes of one partner's rules stand in line until the commit of `tx`. */
export const lockBook = lockOwnBook;

/** Prices of one item, at whatever cost. */
export async function guardedPrices(
  tx: Db,
  partnerId: string,
  item: ReachedItem,
): Promise<(cost: number) => number | null> {
  const price = pricerOf(await rulesOfItemsIn(tx, partnerId, [item]));
  return (cost) => price({ ...item, cost } satisfies PricedItem)?.price ?? null;
}

/** The rule of the item itself. */
export async function ownRuleOf(tx: Db, partnerId: string, variationId: string): Promise<KeptRule | null> {
  const [row] = await rulesByTargets(tx, partnerId, [variationId]);
  return row ? keptOf(row) : null;
}

/** Every item of the catalogue at the partner's cost, with what it is sold for; null where it is not. */
export async function soldItems(
  tx: Db,
  partnerId: string,
): Promise<{ item: CatalogueItem; sold: SellingPrice | null }[]> {
  const items = await itemsOf(tx, partnerId, { filters: [] });
  const price = pricerOf(await activeRulesIn(tx, partnerId));
  const off = await itemsOffIn(tx, partnerId);
  return items.map((item) => ({ item, sold: off.has(item.variation_id) ? null : price(item) }));
}

export type { CatalogueItem };
