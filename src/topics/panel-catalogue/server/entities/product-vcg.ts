import type { EntityCode } from '../../../../admin/server/entity-code';
import { isOnlyClosed } from '../../../../admin/server/rules/closing';
import type { RecordRule } from '../../../../admin/server/rules/shape';
import { STOCK_STATUSES } from '../../../../core/states';
import { roundPercent } from '../../../../core/value/percent';
import { type Priced, priceFor, readPriced, standardPrice } from '../../../shops/server/shop-record/prices';
import type { TypedPrice } from '../../../shops/server/shop-record/records';
import { readShopTiers, type ShopTiers } from '../../../shops/server/shop-record/tiers';
import { doublePrice, losses, missingStandard, wrongBrand } from '../product-rules';
import { type Pictures, RECOMMEND, recommendHandler } from '../recommend-handler';
import { repriceHandler } from '../reprice-handler';
import { readSold } from '../sales-store';

interface Deps {
  pictures: Pictures;
  /** Follows a change in the same transaction. */
  afterChange: NonNullable<RecordRule['afterChange']>;
}

export const productVcg = ({ pictures, afterChange }: Deps): EntityCode => ({
  validate: async (change) => {
    if (isOnlyClosed(change)) return {};
    return {
      ...(await missingStandard(change, change.data.prices as TypedPrice[] | undefined)),
      ...doublePrice(change.data.prices as TypedPrice[] | undefined),
      ...(await wrongBrand(change, 'vcg')),
    };
  },
  warn: losses,

  afterChange,

  actions: { reprice: repriceHandler, [RECOMMEND]: recommendHandler(pictures) },

  computed: async (db, partnerId, ids) => {
    const shop = await readShopTiers(db, partnerId);
    const [priced, sold] = [await readPriced(db, partnerId, ids), await readSold(db, partnerId, ids)];
    return new Map(priced.map((one) => [one.id, supplyValues(one, shop, sold.get(one.id) ?? 0)]));
  },
});

const supplyValues = (priced: Priced, shop: ShopTiers, sold: number) => {
  const price = standardPrice(priced, shop);
  return {
    sku: priced.supply?.sku,
    original_name: priced.supply?.name,
    cost: priced.cost ?? undefined,
    price: price ?? undefined,
    margin: price === null || priced.cost === null ? undefined : price - priced.cost,
    prices_by_tier: shop.tiers.flatMap((tier) => {
      const own = priceFor(priced, tier, shop);
      if (own === null || priced.cost === null) return [];
      const margin = own - priced.cost;
      return [{ tier: tier.name, price: own, margin, margin_percent: roundPercent(margin, priced.cost) }];
    }),
    stock_status: STOCK_STATUSES[(priced.supply?.status ?? 3) - 1],
    sold_30d: sold,
  };
};
