import { amendRecords, pointRows } from '../../../admin/server/amend';
import type { Db } from '../../../platform/db/client';
import { type PriceRule, priceByRule } from '../../selling-prices/domain/selling-price';
import { isOn } from '../../shops/domain/is-on';
import {
  lowestOffer,
  lowestPrice,
  type Priced,
  pricedOf,
  priceFor,
} from '../../shops/server/shop-record/prices';
import { recordByKey } from '../../shops/server/shop-record/reading';
import type { TypedPrice } from '../../shops/server/shop-record/records';
import { readShopTiers, type ShopTiers } from '../../shops/server/shop-record/tiers';
import type { PriceChannel } from './channel';
import { offOf } from './off-store';
import type { TypedPrices } from './undo';

const RESOURCE = 'product-vcg';

interface Sold {
  shop: ShopTiers;
  priced: Priced;
  isSold: boolean;
}

async function soldOf(tx: Db, partnerId: string, variationId: string): Promise<Sold | null> {
  const record = await recordByKey(tx, partnerId, RESOURCE, { field: 'variation_id', value: variationId });
  if (!record) return null;
  const shop = await readShopTiers(tx, partnerId);
  const [priced] = await pricedOf(tx, partnerId, [{ id: record.id, data: record.data }]);
  return priced ? { shop, priced, isSold: isOn(record.data) } : null;
}

/** A price for every tier, including disabled ones, which may be enabled later. */
function raisedPrices({ shop, priced }: Sold, cost: number, rule: PriceRule): TypedPrice[] {
  const least = priceByRule(rule, cost);
  return shop.tiers.flatMap((tier) => {
    const price = priceFor({ ...priced, cost }, tier, shop);
    return price === null ? [] : [{ tier_id: tier.id, price: Math.max(price, least) }];
  });
}

/** Writes prices and their tier references; false if the current values differ. */
export async function writePrices(
  tx: Db,
  { partnerId, id, matching }: { partnerId: string; id: string; matching: Partial<TypedPrices> },
  typed: TypedPrices,
): Promise<boolean> {
  const selection = { partnerId, resource: RESOURCE, ids: [id], matching };
  if ((await amendRecords(tx, selection, { ...typed })) === 0) return false;
  const pointers = typed.prices.map(({ tier_id }, at) => ({
    path: `prices.${at}.tier_id`,
    id: tier_id,
  }));
  await pointRows(tx, id, 'prices', pointers);
  return true;
}

/** Channel of website items: an increase writes a price for every tier, like "Ubah harga". */
export const websiteChannel: PriceChannel = {
  async guarded(tx, partnerId, { variation_id, cost_before, cost_now }, action) {
    const sold = await soldOf(tx, partnerId, variation_id);
    if (!sold) return null;
    const { priced, shop } = sold;
    const { id, title } = priced;
    // An item that closes at a loss automatically needs no guard; a raised price opens it again.
    const lowest = action === 'off' ? lowestOffer : lowestPrice;
    const off = await offOf(tx, { partnerId, channel: 'website', subject_id: id });
    return {
      ...{ channel: 'website', subject_id: id, item: title, off },
      move: {
        ...{ cost_before, cost_now, is_sold: sold.isSold },
        price_before: lowest({ ...priced, cost: cost_before }, shop),
        price_now: lowest({ ...priced, cost: cost_now }, shop),
      },
    };
  },

  async raise(tx, partnerId, item, rule) {
    const sold = await soldOf(tx, partnerId, item.variation_id);
    if (!sold) throw new Error(`nothing is sold of ${item.variation_id}`);
    const { shop, priced } = sold;
    const { id, data } = priced;
    const before = { price_mode: data.price_mode ?? 'tier', prices: data.prices ?? [] };
    const after = { price_mode: 'manual' as const, prices: raisedPrices(sold, item.cost_now, rule) };
    const raised = { ...priced, cost: item.cost_now, data: { ...data, ...after } };
    return {
      price: lowestPrice(raised, shop) ?? priceByRule(rule, item.cost_now),
      async write() {
        const matching = { price_mode: before.price_mode, ...(data.prices && { prices: data.prices }) };
        // A concurrent save: the job retries.
        if (!(await writePrices(tx, { partnerId, id, matching }, after))) {
          throw new Error(`prices of ${id} changed meanwhile`);
        }
        return { before, after };
      },
    };
  },

  async turn(tx, partnerId, id, on) {
    const selection = { partnerId, resource: RESOURCE, ids: [id], matching: { is_active: !on } };
    return (await amendRecords(tx, selection, { is_active: on })) > 0;
  },
};
