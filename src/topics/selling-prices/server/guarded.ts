import type { Db } from '../../../platform/db/client';
import type { StoredRule } from '../domain/rule-change';
import { type PricedItem, pricerOf, type SellingPrice } from '../domain/selling-price';
import { lockBook as lockOwnBook } from './book-store';
import { type CatalogueItem, readItems } from './catalogue-store';
import { readItemsOff } from './off-store';
import { storedRuleOf } from './rule-resource';
import { type ReachedItem, readActiveRules, readRulesByTargets, readRulesOfItems } from './rule-store';

/* Selling prices for margin guards, including changes in `tx`; disabled items keep their price here. */

/** Serializes changes of a partner's rules until `tx` ends. */
export const lockBook = lockOwnBook;

export async function guardedPrices(
  tx: Db,
  partnerId: string,
  item: ReachedItem,
): Promise<(cost: number) => number | null> {
  const price = pricerOf(await readRulesOfItems(tx, partnerId, [item]));
  return (cost) => price({ ...item, cost } satisfies PricedItem)?.price ?? null;
}

export async function ownRuleOf(tx: Db, partnerId: string, variationId: string): Promise<StoredRule | null> {
  const [row] = await readRulesByTargets(tx, partnerId, [variationId]);
  return row ? storedRuleOf(row) : null;
}

export async function soldItems(
  tx: Db,
  partnerId: string,
): Promise<{ item: CatalogueItem; sold: SellingPrice | null }[]> {
  const items = await readItems(tx, partnerId, { filters: [] });
  const price = pricerOf(await readActiveRules(tx, { partner: partnerId }));
  const off = await readItemsOff(tx, partnerId);
  return items.map((item) => ({ item, sold: off.has(item.variation_id) ? null : price(item) }));
}

export type { CatalogueItem };
