import type { ApiItem } from '../../../../src/core/contract/open-api/catalogue';
import { tierPrice } from '../../../../src/core/pricing/tier-price';
import type { Database } from '../../../db/client';
import { AppError } from '../../../http/app-error';
import type { Program } from '../integration/gate';
import { brandsOf, categoriesOf, type ItemRow, itemPage } from './catalogue-store';
import { atEnd, type Cursor, cursorText, readCursor, start } from './cursor';

/** Catalogue of the public API, shared by production and sandbox. */
export function createOpenCatalogue(database: Database) {
  return {
    categories: () => categoriesOf(database),

    brands: (category: string | undefined) => brandsOf(database, { category: category ?? null }),

    /** Throws BAD_REQUEST for an invalid cursor. */
    async items(
      { discount, now }: Program,
      { brand, since, limit }: { brand?: string | undefined; since?: string | undefined; limit: number },
    ): Promise<{ data: ApiItem[]; meta: { next: string; more: boolean } }> {
      const from = whereFrom(since, discount);
      const rows = await itemPage(database, { ...from, brand: brand ?? null, most: limit + 1 });
      const told = rows.slice(0, limit);
      const more = rows.length > limit;
      const last = told.at(-1);
      const reached: Cursor = last ? { ...last, discount } : from;
      // The clock was read before these rows, so concurrent changes are returned by the next call.
      return {
        data: told.map((row) => itemOf(row, discount)),
        meta: { next: cursorText(more ? reached : atEnd(reached, Math.floor(now * 1_000_000))), more },
      };
    },
  };
}

/** Another tier has other prices, so everything is returned again. */
function whereFrom(since: string | undefined, discount: number): Cursor {
  if (since === undefined) return start(discount);
  const cursor = readCursor(since);
  if (!cursor) throw new AppError('BAD_REQUEST', undefined, { since: ['Bukan penanda dari meta.next.'] });
  return cursor.discount === discount ? cursor : start(discount);
}

const itemOf = ({ id: _id, changed: _changed, base_price, ...row }: ItemRow, discount: number): ApiItem => ({
  ...row,
  price: base_price === null ? null : tierPrice(base_price, discount),
});
