import type { ComputedReader } from '../../../admin/server/computed-shape';
import { STOCK_STATUSES } from '../../../core/states';
import { roundPercent } from '../../../core/value/percent';
import { readingMinutes } from '../../shops/domain/reading-time';
import { type Priced, priceFor, readPriced, standardPrice } from '../../shops/server/shop-record/prices';
import { type FlashSaleData, PRODUCTS } from '../../shops/server/shop-record/records';
import { readShopTiers, type ShopTiers } from '../../shops/server/shop-record/tiers';
import { codesLeft } from '../../suppliers/server/code-stock/service';
import { readFlashSold, readProductCounts, readPromoUses, readSold, readUsage } from './sales-store';

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

export const catalogueComputed: Record<string, ComputedReader> = {
  'product-vcg': async (db, partnerId, ids) => {
    const shop = await readShopTiers(db, partnerId);
    const [priced, sold] = [await readPriced(db, partnerId, ids), await readSold(db, partnerId, ids)];
    return new Map(priced.map((one) => [one.id, supplyValues(one, shop, sold.get(one.id) ?? 0)]));
  },

  'product-custom': async (db, partnerId, ids) => {
    const shop = await readShopTiers(db, partnerId);
    const priced = await readPriced(db, partnerId, ids);
    const [stock, sold] = [await codesLeft(db, partnerId, ids), await readSold(db, partnerId, ids)];
    return new Map(
      priced.map((one) => [
        one.id,
        {
          price: standardPrice(one, shop) ?? undefined,
          stock: stock.get(one.id) ?? 0,
          sold_30d: sold.get(one.id) ?? 0,
        },
      ]),
    );
  },

  blog: async (_db, _partnerId, _ids, records) =>
    new Map(
      records.map(({ id, data }) => [id, { reading_minutes: readingMinutes(`${data.body_html ?? ''}`) }]),
    ),

  category: async (db, partnerId, ids) => {
    const counts = await readProductCounts(db, partnerId, 'category_id', PRODUCTS, ids);
    return new Map(ids.map((id) => [id, { product_count: counts.get(id) ?? 0 }]));
  },

  'category-label': async (db, partnerId, ids) => {
    const counts = await readProductCounts(db, partnerId, 'label_id', ['category'], ids);
    return new Map(ids.map((id) => [id, { category_count: counts.get(id) ?? 0 }]));
  },

  'payment-method': async (db, partnerId, ids) => {
    const used = await readUsage(db, partnerId, ids);
    return new Map(ids.map((id) => [id, { usage_30d: used.get(id) ?? 0 }]));
  },

  promo: async (db, partnerId, ids) => {
    const used = await readPromoUses(db, partnerId, ids);
    return new Map(ids.map((id) => [id, { used: used.get(id) ?? 0 }]));
  },

  'flash-sale': async (db, partnerId, ids, records) => {
    const shop = await readShopTiers(db, partnerId);
    const sold = await readFlashSold(db, partnerId, ids);
    const sales = records.map(({ id, data }) => ({
      id,
      items: (data as Partial<FlashSaleData>).items ?? [],
    }));
    const products = sales.flatMap(({ items }) => items.map(({ product_id }) => product_id));
    const priced = new Map(
      (await readPriced(db, partnerId, [...new Set(products)])).map((one) => [one.id, one]),
    );
    return new Map(
      sales.map(({ id, items }) => {
        const results = items.map(({ product_id, price, stock }) => {
          const product = priced.get(product_id);
          const normal = product && standardPrice(product, shop);
          return {
            product: product?.title ?? '–',
            ...(normal && { normal_price: normal }),
            price,
            stock,
            sold: sold.get(`${id} ${product_id}`) ?? 0,
          };
        });
        return [id, { results, sold: results.reduce((sum, row) => sum + row.sold, 0) }];
      }),
    );
  },
};
