import { BALANCE_METHOD, type StorefrontCatalogue } from '../../../src/core/contract/storefront';
import type { StorefrontSite } from '../../../src/core/contract/storefront-site';
import { judgeFlash } from '../../../src/core/storefront/flash-sale';
import { type TierMargin, tierPriceOf } from '../../../src/core/storefront/price';
import { MEMBER_BALANCE } from '../../../src/core/text/panel-order';
import type { Db } from '../../db/client';
import { flashCounts, supplyItems } from './count-store';
import { customGoods, type Goods, vcgGoods } from './goods';
import { flashOffers } from './offers';
import { liveRecords } from './record-store';
import type { Shop } from './shop';
import { standardTier } from './shopper';
import { articlesAt, bannersAt, siteView } from './site-view';

/** What every page of a website shows. */
export async function readSiteView(db: Db, shop: Shop): Promise<StorefrontSite> {
  const [contact] = await liveRecords(db, shop.partner_id, 'social-media');
  return siteView(shop, contact?.data);
}

/** What a website shows: what can be bought, at what it costs now in a tier, else in that of guests. */
export async function readCatalogue(db: Db, shop: Shop, tier?: TierMargin): Promise<StorefrontCatalogue> {
  const partner = shop.partner_id;
  const [categories, vcg, custom, sales, methods, standard, banners, articles, site] = await Promise.all([
    liveRecords(db, partner, 'category'),
    liveRecords(db, partner, 'product-vcg'),
    liveRecords(db, partner, 'product-custom'),
    liveRecords(db, partner, 'flash-sale'),
    liveRecords(db, partner, 'payment-method'),
    standardTier(db, partner),
    liveRecords(db, partner, 'banner'),
    liveRecords(db, partner, 'blog'),
    readSiteView(db, shop),
  ]);
  const items = await supplyItems(
    db,
    partner,
    vcg.map(({ data }) => data.variation_id),
  );
  const counts = await flashCounts(
    db,
    sales.map(({ id }) => id),
    null,
  );
  const offers = flashOffers(sales, counts);

  const shown = (goods: Goods | null) => {
    const price = goods && tierPriceOf(goods.priced, tier ?? standard, standard);
    if (!goods || price === null || (goods.closesOnLoss && price < goods.priced.cost)) return [];
    const offer = offers.find(
      (one) =>
        one.productId === goods.id && judgeFlash(one, { qty: 1, normal: price, now: shop.now }).applies,
    );
    const flash = offer && {
      price: offer.price,
      left: offer.stock - offer.sold,
      ends_at: offer.period.end_at ?? null,
    };
    const source: 'vcg' | 'custom' = goods.source === 1 ? 'vcg' : 'custom';
    return [{ id: goods.id, name: goods.name, source, price, flash: flash ?? null }];
  };

  const bySort = (one: { data: { sort?: number } }, other: { data: { sort?: number } }) =>
    (one.data.sort ?? 999) - (other.data.sort ?? 999);
  const isOn = ({ data }: { data: { is_active?: boolean } }) => data.is_active !== false;

  return {
    shop: { name: shop.name, url: shop.url },
    site,
    banners: bannersAt(banners, shop.now),
    articles: articlesAt(articles, shop.now),
    categories: categories
      .filter(isOn)
      .sort(bySort)
      .map(({ id, data: { name, slug } }) => {
        const shelf = { id, name, checkId: false };
        const mine = <Row extends { data: { category_id: string; sort?: number; is_active?: boolean } }>(
          rows: Row[],
        ) => rows.filter((row) => isOn(row) && row.data.category_id === id).sort(bySort);
        const products = [
          ...mine(vcg).flatMap((row) => shown(vcgGoods(shop, row, shelf, items.get(row.data.variation_id)))),
          ...mine(custom).flatMap((row) => shown(customGoods(row, shelf))),
        ];
        return { id, name, slug, products };
      }),
    payment_methods: [
      ...methods
        .filter(isOn)
        .sort(bySort)
        .map(({ id, data }) => ({ id, name: data.display_name, group: data.group })),
      { id: BALANCE_METHOD, name: MEMBER_BALANCE, group: BALANCE_METHOD },
    ],
  };
}
