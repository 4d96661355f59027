import type { Db } from '../../../platform/db/client';
import { isOn } from '../../shops/domain/is-on';
import { offerOf } from '../../shops/domain/price';
import { readSaleSupplies } from '../../shops/server/shop-record/prices';
import { liveRecords, newestArticles, runningSales } from '../../shops/server/shop-record/reading';
import { type CustomData, PRODUCTS, type VcgData } from '../../shops/server/shop-record/records';
import type { StorefrontCatalogue } from '../contract/storefront-catalogue';
import type { StorefrontSite } from '../contract/storefront-site';
import { balanceView, categoryView, groupView, methodView, productView, saleView } from './catalogue-view';
import { readFlashCounts } from './count-store';
import { customGoods, type Goods, shelfOf, vcgGoods } from './goods';
import { methodFacts } from './methods';
import { flashOffers } from './offers';
import { type TypedRecord, withBanner, withSale } from './preview';
import { isForTier, promoView, readPromos } from './promos';
import type { Shop } from './shop';
import { guestTiers, type Paying } from './shopper';
import { ARTICLES, articlesAt, bannersAt, siteView } from './site-view';

export async function readSiteView(db: Db, shop: Shop): Promise<StorefrontSite> {
  const [[contact], methods] = await Promise.all([
    liveRecords(db, shop.partner_id, 'social-media'),
    liveRecords(db, shop.partner_id, 'payment-method'),
  ]);
  const payments = inOrder(methods).filter(({ data }) => data.show_in_footer);
  return siteView(shop, { contact: contact?.data, payments });
}

interface ShelfOptions {
  outOfOrder: readonly string[];
  /** A record to show as if it were stored and visible. */
  typed?: TypedRecord;
}

export async function readCatalogue(
  db: Db,
  shop: Shop,
  { buyer, ...options }: ShelfOptions & { buyer?: Paying | undefined },
): Promise<StorefrontCatalogue> {
  const [pricedFor, paying] = await Promise.all([
    readShelves(db, shop, options),
    buyer ?? guestTiers(db, shop.partner_id),
  ]);
  return pricedFor(paying);
}

/** Reads everything but prices, which differ between buyers. */
export async function readShelves(
  db: Db,
  shop: Shop,
  { outOfOrder, typed }: ShelfOptions,
): Promise<(paying: Paying) => StorefrontCatalogue> {
  const { partner_id: partner, now } = shop;
  const [labels, brands, sold, running, methods, banners, articles, site, promos] = await Promise.all([
    liveRecords(db, partner, 'category-label'),
    liveRecords(db, partner, 'category'),
    liveRecords(db, partner, PRODUCTS),
    runningSales(db, partner, now),
    liveRecords(db, partner, 'payment-method'),
    liveRecords(db, partner, 'banner'),
    newestArticles(db, partner, { now, most: ARTICLES }),
    readSiteView(db, shop),
    readPromos(db, shop),
  ]);
  const vcg = sold.filter((row) => row.resource === 'product-vcg');
  const custom = sold.filter((row) => row.resource === 'product-custom');
  const variations = vcg.map(({ data }) => data.variation_id);
  const items = await readSaleSupplies(db, partner, variations);
  const sales = withSale(running, typed, now);
  const saleIds = sales.map(({ id }) => id);
  const offers = flashOffers(sales, await readFlashCounts(db, saleIds, null));

  const shown = (paying: Paying, goods: Goods | null, data: VcgData | CustomData) => {
    if (!goods) return [];
    const mine = offers.filter(({ productId }) => productId === goods.id);
    const offer = offerOf(goods, mine, { ...paying, qty: goods.bounds.min, now });
    if (!offer) return [];
    const { flash, price, normal } = offer;
    return [
      productView(goods, data, {
        price: normal ?? price,
        flash: flash && {
          sale_id: flash.flash_sale_id,
          price,
          left: flash.stock - flash.sold,
          ends_at: flash.period.end_at ?? null,
          limit: flash.limit_per_user ?? null,
        },
      }),
    ];
  };

  const groups = inOrder(labels).map(groupView);
  return (paying) => ({
    shop: { name: shop.name, url: shop.url },
    site,
    banners: bannersAt(withBanner(banners, typed), now),
    articles: articlesAt(articles, now),
    groups,
    categories: inOrder(brands)
      .sort((one, other) => Number(other.data.is_popular ?? false) - Number(one.data.is_popular ?? false))
      .map((brand) => {
        const shelf = shelfOf(brand);
        const isMine = ({ data }: { data: { category_id: string } }) => data.category_id === brand.id;
        const products = [
          ...inOrder(vcg.filter(isMine)).flatMap((row) =>
            shown(paying, vcgGoods(row, shelf, items.get(row.data.variation_id)), row.data),
          ),
          ...inOrder(custom.filter(isMine)).flatMap((row) =>
            shown(paying, customGoods(row, shelf), row.data),
          ),
        ];
        return categoryView(brand, { groups, products });
      }),
    flash_sales: sales.filter(({ data }) => isOn(data)).map(saleView),
    promos: promos.flatMap((promo) => (isForTier(promo, paying.tier.id) ? promoView(promo) : [])),
    payment_methods: [
      ...inOrder(methods).map((row) => methodView(row, methodFacts(row, outOfOrder))),
      balanceView,
    ],
  });
}

const inOrder = <Row extends { data: { sort?: number; is_active?: boolean } }>(rows: readonly Row[]): Row[] =>
  rows
    .filter(({ data }) => isOn(data))
    .sort((one, other) => (one.data.sort ?? 999) - (other.data.sort ?? 999));
