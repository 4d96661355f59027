import type {
  BrandDetail,
  BrandSummary,
  Category,
  TopProduct,
} from '../../../../src/core/contract/catalogue';
import { tierPrice } from '../../../../src/core/pricing/tier-price';
import type { Supplier } from '../../../adapters/supplier/supplier';
import type { Database } from '../../../db/client';
import type { Actor } from '../../../http/actor';
import { AppError } from '../../../http/app-error';
import { brandSummary } from './brand-columns';
import { type BrandFilter, brandListFacts, brandRows, categoryRows } from './brand-list-store';
import { accountOf, brandRow, deliveryOf, markFavorite, variationRows } from './brand-store';
import { type PriceRow, priceRows } from './price-list-store';
import { topRows } from './top-product-store';
import { typedInputs } from './typed-inputs';

/** Two letters at least (domain 3.0): one letter finds nearly everything. */
const SHORTEST_SEARCH = 2;
/** Two rows of the dashboard's strip (specification 9). */
const TOP_PRODUCTS = 12;

export type CatalogueService = ReturnType<typeof createCatalogueService>;

/** What may be bought, at the price of the caller's tier. */
export function createCatalogueService({ database, supplier }: { database: Database; supplier: Supplier }) {
  return {
    listCategories: (): Promise<Category[]> => categoryRows(database),

    listBrands: async (actor: Actor, filter: BrandFilter, page: { page: number; limit: number }) => {
      const asked = { ...filter, search: searchOf(filter.search) };
      const [rows, facts] = await Promise.all([
        brandRows(database, actor.partnerId, asked, page),
        brandListFacts(database, actor.partnerId, asked),
      ]);
      const { tier_name, total, updated_at } = facts;
      const data: BrandSummary[] = rows.map((row) => brandSummary(row, facts));
      return { data, meta: { ...page, total, tier_name, updated_at } };
    },

    /** Throws NOT_FOUND. A brand that is no longer sold still answers: old orders lead to it. */
    getBrand: async (actor: Actor, id: string): Promise<BrandDetail> => {
      const [row, variations, delivery] = await Promise.all([
        brandRow(database, actor.partnerId, id),
        variationRows(database, id),
        deliveryOf(database, id),
      ]);
      if (!row) throw new AppError('NOT_FOUND');
      const { tier_name, price_discount_bps, now, ...brand } = row;
      return {
        ...brandSummary(brand, { tier_name, price_discount_bps, now }),
        regions: row.regions,
        has_check_id: row.has_check_id,
        how_to_html: row.how_to_html,
        forms: row.forms,
        variations: variations.map(({ base_price, price_before, ...item }) => ({
          ...item,
          price: tierPrice(base_price, price_discount_bps),
          price_before: beforeOf(price_before, price_discount_bps),
        })),
        success_rate: delivery.finished > 0 ? tenths((delivery.succeeded / delivery.finished) * 100) : null,
        average_seconds: delivery.seconds === null ? null : tenths(delivery.seconds),
      };
    },

    /** Throws NOT_FOUND. */
    setFavorite: async (actor: Actor, id: string, favorite: boolean): Promise<{ favorite: boolean }> => {
      if (!(await markFavorite(database, actor.partnerId, id, favorite))) throw new AppError('NOT_FOUND');
      return { favorite };
    },

    /** Throws NOT_FOUND for a brand without such a check, VALIDATION_FAILED and CUSTOMER_NOT_FOUND. */
    checkUserId: async (brandId: string, typed: Record<string, string>) => {
      const brand = await accountOf(database, brandId);
      if (!brand?.has_check_id) throw new AppError('NOT_FOUND');
      const { inputs } = typedInputs(brand.forms, typed);
      const found = await supplier.checkNickname({ brandKey: brand.key, inputs });
      if (!found) throw new AppError('CUSTOMER_NOT_FOUND');
      // The supplier names the account, not where it plays.
      return { nickname: found.nickname, region: null };
    },

    listTopProducts: (actor: Actor): Promise<TopProduct[]> =>
      topRows(database, actor.partnerId, TOP_PRODUCTS),

    priceList: async (
      actor: Actor,
      filter: { category?: string | undefined; search?: string | undefined },
    ): Promise<(PriceRow & { price: number })[]> => {
      const rows = await priceRows(database, actor.partnerId, { ...filter, search: searchOf(filter.search) });
      return rows.map((row) => ({
        ...row,
        price: tierPrice(row.base_price, row.price_discount_bps),
        price_before: beforeOf(row.price_before, row.price_discount_bps),
      }));
    },
  };
}

const searchOf = (text: string | undefined): string | undefined =>
  text && text.length >= SHORTEST_SEARCH ? text : undefined;

/** What this partner paid before the promotion, so that the saving shown is the partner's own. */
const beforeOf = (price: number | null, discount: number) =>
  price === null ? null : tierPrice(price, discount);

const tenths = (value: number): number => Math.round(value * 10) / 10;
