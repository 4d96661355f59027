import type { Change } from '../../../../src/core/contract/act-reply';
import { rupiah } from '../../../../src/core/format/money';
import { number } from '../../../../src/core/format/number';
import { type Repricing, repriced } from '../../../../src/core/storefront/reprice';
import type { Rate } from '../../../../src/core/value/rate';
import type { ActHandler } from '../../ground/entities/acts/shape';
import { type Priced, pricedOf, priceFor } from '../shop-record/prices';
import type { ProductData } from '../shop-record/records';
import { readShopTiers, type ShopTiers, type Tier } from '../shop-record/tiers';

interface NewPrice {
  tier: Tier;
  before: number;
  after: number;
}

const wishOf = (input: Record<string, unknown>): Repricing => ({
  way: input.way as Repricing['way'],
  ...(input.amount !== undefined && { amount: input.amount as Rate }),
  rounding: Number(input.rounding ?? 1),
});

const pricesOf = (priced: Priced, shop: ShopTiers, wish: Repricing): NewPrice[] =>
  shop.tiers.flatMap((tier) => {
    const before = priceFor(priced, tier, shop);
    if (before === null || priced.cost === null) return [];
    const asTier = { ...priced, data: { ...priced.data, price_mode: 'tier' as const } };
    const after =
      wish.way === 'tier' ? (priceFor(asTier, tier, shop) ?? before) : repriced(before, priced.cost, wish);
    return [{ tier, before, after }];
  });

const changeOf = ({ id, title, cost }: Priced, prices: NewPrice[]): Change => {
  const losing = prices.some(({ after }) => cost !== null && after < cost);
  return {
    id,
    title,
    values: prices
      .filter(({ before, after }) => before !== after)
      .map(({ tier, before, after }) => ({
        label: tier.name,
        before: rupiah(before),
        after: rupiah(after),
      })),
    ...(losing && { warning: `Di bawah harga modal ${rupiah(cost ?? 0)}` }),
  };
};

/** Changes the prices of many items at once: shown before it is done, taken back for ten seconds after. */
export const repriceHandler: ActHandler = async ({ tx, actor, rows, input }) => {
  const wish = wishOf(input);
  const shop = await readShopTiers(tx, actor.partnerId);
  const products = rows.map(({ id, data }) => ({ id, data: data as ProductData }));
  const changes: Change[] = [];
  const edits = (await pricedOf(tx, actor.partnerId, products)).flatMap((priced) => {
    const prices = pricesOf(priced, shop, wish);
    if (prices.length === 0) return [];
    changes.push(changeOf(priced, prices));
    const typed = prices.map(({ tier, after }) => ({ tier_id: tier.id, price: after }));
    const data = wish.way === 'tier' ? { price_mode: 'tier' } : { price_mode: 'manual', prices: typed };
    return [{ id: priced.id, data }];
  });
  // An item that only fixes the price it has, or follows its tiers at the same price, costs nobody anything else.
  const changed = changes.filter(({ values }) => values.length > 0);
  return { message: `Harga ${number(changed.length)} variasi diubah.`, edits, changes };
};
