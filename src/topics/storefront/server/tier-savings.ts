import type { Db } from '../../../platform/db/client';
import { isOn } from '../../shops/domain/is-on';
import { readShopTiers, type Tier } from '../../shops/server/shop-record/tiers';
import { readShelves } from './catalogue';
import type { Shop } from './shop';

/** Savings of a tier, compared with the default one. */
export interface TierSaving {
  tierId: string;
  /** Average share of the price in percent, over all items; negative for a dearer tier. */
  percent: number;
  /** Prices of the first cheaper item of some brands. */
  examples: { name: string; usual: number; price: number }[];
}

const EXAMPLES = 3;

export async function readTierSavings(
  db: Db,
  shop: Shop,
  outOfOrder: readonly string[],
): Promise<TierSaving[]> {
  const { tiers, standard } = await readShopTiers(db, shop.partner_id);
  if (!standard) return [];
  const pricedFor = await readShelves(db, shop, { outOfOrder });
  const shelf = (tier: Tier) => pricedFor({ tier, standard }).categories;
  const usual = shelf(standard);
  const usualPrices = new Map(
    usual.flatMap(({ products }) => products.map(({ id, price }) => [id, price] as const)),
  );
  return tiers.filter(isOn).map((tier) => {
    const compared = shelf(tier).map(({ name, products }) =>
      products.flatMap(({ id, name: item, price }) => {
        const before = usualPrices.get(id) ?? 0;
        return before > 0 ? [{ name: `${name} – ${item}`, usual: before, price }] : [];
      }),
    );
    const all = compared.flat();
    const sum = all.reduce((total, { usual: before, price }) => total + (before - price) / before, 0);
    return {
      tierId: tier.id,
      percent: all.length > 0 ? (sum / all.length) * 100 : 0,
      examples: compared
        .flatMap((items) => items.find((one) => one.price < one.usual) ?? [])
        .slice(0, EXAMPLES),
    };
  });
}
