import { isCutOff } from '../../../core/value/cut-off';
import type { Supplier } from '../../../platform/adapters/supplier/supplier';
import type { Database } from '../../../platform/db/client';
import { databaseNow } from '../../../platform/db/clock';
import { queryAll } from '../../../platform/db/statement';
import type { Actor } from '../../../platform/http/actor';
import { AppError } from '../../../platform/http/app-error';
import { seesCost } from '../../../platform/http/visibility';
import { tierPrice } from '../../selling-prices/domain/tier-price';
import type { SellingPriceService } from '../../selling-prices/server/service';
import type { BrandDetail, BrandSummary, Category } from '../contract/catalogue';
import type { CutOffHours } from '../contract/cut-off';
import type { TopProduct } from '../contract/recommendation';
import { successRate, usualSeconds } from '../domain/health';
import { brandSummary } from './brand-columns';
import {
  type BrandFilter,
  openItems,
  paramsOf,
  readBrandListFacts,
  readBrandRows,
  readCategoryRows,
  readCutOffRows,
} from './brand-list-store';
import { deliveryOf, markFavorite, readBrandRow, readVariationRows } from './brand-store';
import { nicknameOf } from './nickname';
import { visiblePrice } from './visible-price';

/** Brands bought in the last 30 days, most bought first; failed orders do not count. */
const topRows = queryAll<{ partner: string; most: number }, TopProduct>(
  'catalogue_top_products',
  `select b.id as parent_category_id, b.key, b.name, b.monogram, b.image, count(*)::int as total_trx_30d
from transactions t join brands b on b.id = t.brand_id
where t.partner_id = :partner::uuid and t.created_at > now() - interval '30 days' and b.status <> 4
  and (t.status in (1, 2) or t.refunded = 2)
group by b.id order by total_trx_30d desc, b.name, b.id limit :most::int`,
);

/** Minimum letters (domain 3.0): one letter matches nearly everything. */
const SHORTEST_SEARCH = 2;
/** Two rows of the dashboard (specification 9). */
const TOP_PRODUCTS = 12;

export type CatalogueService = ReturnType<typeof createCatalogueService>;

interface Deps {
  database: Database;
  supplier: Supplier;
  sellingPrice: Pick<SellingPriceService, 'pricerFor'>;
}

export function createCatalogueService({ database, supplier, sellingPrice }: Deps) {
  /** Replaces the lowest cost by the lowest selling price, which may belong to another item. */
  const fillLowestPrices = async (actor: Actor, brands: BrandSummary[], discount: number): Promise<void> => {
    const items = await openItems(database, { brands: brands.map(({ id }) => id) });
    const pricer = await sellingPrice.pricerFor(actor, items);
    for (const brand of brands) {
      const prices = items.flatMap((item) => {
        if (item.brand_id !== brand.id) return [];
        return pricer?.({ ...item, cost: tierPrice(item.base_price, discount) })?.price ?? [];
      });
      brand.min_price = prices.length > 0 ? Math.min(...prices) : null;
    }
  };

  return {
    listCutOffs: async (): Promise<CutOffHours[]> => {
      const now = await databaseNow(database.db);
      return (await readCutOffRows(database)).map((row) => ({
        ...row,
        is_cut_off: isCutOff({ cut_off_start: row.start, cut_off_end: row.end }, now),
      }));
    },

    listCategories: (): Promise<Category[]> => readCategoryRows(database),

    listBrands: async (actor: Actor, filter: BrandFilter, page: { page: number; limit: number }) => {
      const asked = paramsOf(actor.partnerId, { ...filter, search: searchOf(filter.search) });
      const [rows, facts] = await Promise.all([
        readBrandRows(database, { ...asked, skip: (page.page - 1) * page.limit, most: page.limit }),
        readBrandListFacts(database, asked),
      ]);
      const { tier_name, total, updated_at } = facts;
      const data: BrandSummary[] = rows.map((row) => brandSummary(row, facts));
      if (!seesCost(actor)) await fillLowestPrices(actor, data, facts.price_discount_bps);
      return { data, meta: { ...page, total, tier_name, updated_at } };
    },

    /** Throws NOT_FOUND. Inactive brands are returned, because old orders link to them. */
    getBrand: async (actor: Actor, id: string): Promise<BrandDetail> => {
      const [row, variations, delivery] = await Promise.all([
        readBrandRow(database, { partner: actor.partnerId, brand: id }),
        readVariationRows(database, { partner: actor.partnerId, user: actor.userId, brand: id }),
        deliveryOf(database, { brand: id }),
      ]);
      if (!row) throw new AppError('NOT_FOUND');
      const reached = (variation_id: string) => ({
        variation_id,
        brand_id: id,
        category_id: row.category_id,
      });
      const sold = await sellingPrice.pricerFor(
        actor,
        variations.map((item) => reached(item.id)),
      );
      const { tier_name, price_discount_bps, now, ...brand } = row;
      const summary = brandSummary(brand, { tier_name, price_discount_bps, now });
      if (!seesCost(actor)) await fillLowestPrices(actor, [summary], price_discount_bps);
      return {
        ...summary,
        regions: row.regions,
        has_check_id: row.has_check_id,
        how_to_html: row.how_to_html,
        forms: row.forms,
        variations: variations.map(({ base_price, price_before, ...item }) => {
          const visible = visiblePrice(actor, sold, reached(item.id), {
            cost: priceOf(base_price, price_discount_bps),
            costBefore: priceOf(price_before, price_discount_bps),
            commission: item.commission,
          });
          return { ...item, ...visible };
        }),
        orders_24h: delivery.finished,
        success_rate: successRate(delivery),
        counted_at: row.counted_at,
        average_seconds: usualSeconds({
          ...delivery,
          median_seconds: delivery.seconds && tenths(delivery.seconds),
        }),
      };
    },

    setFavorite: async (actor: Actor, id: string, favorite: boolean): Promise<{ favorite: boolean }> => {
      if (!(await markFavorite(database, actor.partnerId, id, favorite))) throw new AppError('NOT_FOUND');
      return { favorite };
    },

    /** Throws errors of `nicknameOf`. The supplier returns the name without the server. */
    checkUserId: async (brandId: string, typed: Record<string, string>) => ({
      nickname: await nicknameOf({ database, supplier }, brandId, typed),
      region: null,
    }),

    listTopProducts: (actor: Actor): Promise<TopProduct[]> =>
      topRows(database, { partner: actor.partnerId, most: TOP_PRODUCTS }),
  };
}

const searchOf = (text: string | undefined): string | undefined =>
  text && text.length >= SHORTEST_SEARCH ? text : undefined;

/**
 * At the partner's tier, also before a promotion, so that the displayed saving is the partner's own; null for
 * bills.
 */
const priceOf = (price: number | null, discount: number) =>
  price === null ? null : tierPrice(price, discount);

const tenths = (value: number): number => Math.round(value * 10) / 10;
