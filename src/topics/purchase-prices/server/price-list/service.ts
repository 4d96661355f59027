import type { Readable } from 'node:stream';
import { ITEM } from '../../../../core/states';
import type { Database } from '../../../../platform/db/client';
import type { Actor } from '../../../../platform/http/actor';
import { AppError } from '../../../../platform/http/app-error';
import { refuseTooLarge } from '../../../../platform/http/export-size';
import { seesCost } from '../../../../platform/http/visibility';
import { visiblePrice } from '../../../catalogue/server/visible-price';
import type { LetterheadService } from '../../../receipts/server/service';
import { tierPrice } from '../../../selling-prices/domain/tier-price';
import type { SellingPriceService } from '../../../selling-prices/server/service';
import type { SharedPrice } from '../../contract/price-list';
import { LONGEST_MESSAGE, type OfferedItem, priceMessage } from '../../text/price-list';
import { priceListPdf } from './pdf';
import {
  countItems,
  orderedIds,
  type PriceFilter,
  type PriceRow,
  pricePortions,
  readPriceRows,
} from './store';

/** Minimum letters (domain 3.0): one letter matches nearly everything. */
const SHORTEST_SEARCH = 2;

export type PriceListService = ReturnType<typeof createPriceListService>;

/** A row with the caller's cost in rupiah. */
export type PricedRow = PriceRow & { price: number | null };

type ListedRow = PricedRow & { is_unpriced: boolean };

type Shared = PriceFilter & { price: SharedPrice };

interface Deps {
  database: Database;
  selling: Pick<SellingPriceService, 'pricerFor'>;
  letterhead: Pick<LetterheadService, 'of' | 'logoOf'>;
}

export function createPriceListService({ database, selling, letterhead }: Deps) {
  /** Matching rows in batches. Throws EXPORT_TOO_LARGE before the first batch. */
  const portionsOf = async (partnerId: string, filter: PriceFilter) => {
    const ids = await orderedIds(database.db, searched(filter));
    refuseTooLarge(ids.length);
    return pricePortions(database.db, partnerId, ids);
  };

  /** Items for customers; without a selling price they are omitted if selling prices are shown. */
  const offered = async (actor: Actor, { price, ...filter }: Shared) => {
    const pricer = price === 'selling' ? await selling.pricerFor(actor) : null;
    if (price === 'selling' && !pricer) throw new AppError('FORBIDDEN');
    const listedPriceOf = (row: PriceRow): { price: number | null } | null => {
      const { id, brand_id, category_id } = row;
      const { price: cost } = priced(row);
      if (!pricer) return { price: cost };
      return cost === null ? null : pricer({ variation_id: id, brand_id, category_id, cost });
    };
    const items: OfferedItem[] = [];
    const losing: string[] = [];
    let leftOut = 0;
    for await (const rows of await portionsOf(actor.partnerId, { ...filter, states: [ITEM.open] })) {
      for (const row of rows) {
        const listed = listedPriceOf(row);
        if (listed) items.push({ brand: row.brand_name, item: row.name, price: listed.price });
        else leftOut += 1;
        if (isBelow(listed?.price, priced(row).price)) losing.push(`${row.brand_name} ${row.name}`);
      }
    }
    return { items, leftOut, losing };
  };

  return {
    async page(
      actor: Actor,
      asked: PriceFilter,
      { page, limit }: { page: number; limit: number },
    ): Promise<{ data: ListedRow[]; meta: { page: number; limit: number; total: number } }> {
      const filter = searched(asked);
      const [total, rows] = await Promise.all([
        countItems(database.db, filter),
        readPriceRows(database.db, actor.partnerId, filter, { skip: (page - 1) * limit, most: limit }),
      ]);
      const pricer = seesCost(actor) ? null : await selling.pricerFor(actor, rows.map(reached));
      const present = (row: PriceRow) => {
        const { price: cost, price_before: costBefore, commission, ...rest } = priced(row);
        return { ...rest, ...visiblePrice(actor, pricer, reached(row), { cost, costBefore, commission }) };
      };
      return { data: rows.map(present), meta: { page, limit, total } };
    },

    /** All matching rows in batches. Throws EXPORT_TOO_LARGE before the first batch. */
    async all({ partnerId }: Actor, filter: PriceFilter): Promise<AsyncIterable<PricedRow[]>> {
      const portions = await portionsOf(partnerId, filter);
      return (async function* () {
        for await (const rows of portions) yield rows.map(priced);
      })();
    },

    async message(actor: Actor, shared: Shared) {
      const [{ items, leftOut, losing }, shop] = await Promise.all([
        offered(actor, shared),
        letterhead.of(actor.partnerId),
      ]);
      const text = priceMessage(shop.name, new Date().toISOString(), items);
      return {
        text: text.length > LONGEST_MESSAGE ? null : text,
        items: items.length,
        left_out: leftOut,
        losing,
      };
    },

    /** Streams the PDF. Throws FORBIDDEN and EXPORT_TOO_LARGE. */
    async pdf(actor: Actor, shared: Shared): Promise<Readable> {
      const [{ items }, shop, logo] = await Promise.all([
        offered(actor, shared),
        letterhead.of(actor.partnerId),
        letterhead.logoOf(actor.partnerId),
      ]);
      return priceListPdf({ shop, logo, items, on: new Date().toISOString() });
    },
  };
}

const reached = ({ id, brand_id, category_id }: PriceRow) => ({ variation_id: id, brand_id, category_id });

const searched = (filter: PriceFilter): PriceFilter => ({
  ...filter,
  search: filter.search && filter.search.length >= SHORTEST_SEARCH ? filter.search : undefined,
});

/**
 * At the partner's tier, also before a promotion, so that the displayed saving is the partner's own; null for
 * bills.
 */
function priced(row: PriceRow): PricedRow {
  const { base_price, price_before, price_discount_bps: discount } = row;
  return {
    ...row,
    price: base_price === null ? null : tierPrice(base_price, discount),
    price_before: price_before === null ? null : tierPrice(price_before, discount),
  };
}

const isBelow = (price: number | null | undefined, cost: number | null): boolean =>
  typeof price === 'number' && cost !== null && price < cost;
