import type { BalanceEntry } from '../../../src/core/contract/balance';
import type { Database } from '../../db/client';
import type { Actor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import { type BalanceFilter, batchOf, entriesOf, factsOf } from './store';

/** Rows of one export file. */
const MOST_EXPORTED = 100_000;
const BATCH = 2_000;

export type BalanceHistoryService = ReturnType<typeof createBalanceHistoryService>;

/** What moved the main balance of the caller's partner. */
export function createBalanceHistoryService({ database }: { database: Database }) {
  return {
    list: async (actor: Actor, filter: BalanceFilter, page: { page: number; limit: number }) => {
      const [data, facts] = await Promise.all([
        entriesOf(database, actor.partnerId, filter, page),
        factsOf(database, actor.partnerId, filter),
      ]);
      return { data, meta: { ...page, ...facts } };
    },

    /** All rows of the filter, newest first, in portions. Throws EXPORT_TOO_LARGE before the first. */
    forExport: async (actor: Actor, filter: BalanceFilter): Promise<AsyncIterable<BalanceEntry[]>> => {
      const { total } = await factsOf(database, actor.partnerId, filter);
      if (total > MOST_EXPORTED) throw new AppError('EXPORT_TOO_LARGE');
      return portions(database, actor.partnerId, filter);
    },
  };
}

async function* portions(
  database: Database,
  partner: string,
  filter: BalanceFilter,
): AsyncGenerator<BalanceEntry[]> {
  let below: number | null = null;
  for (;;) {
    const rows: BalanceEntry[] = await batchOf(database, partner, filter, below, BATCH);
    if (rows.length > 0) yield rows;
    below = rows.at(-1)?.seq ?? null;
    if (rows.length < BATCH || below === null) return;
  }
}
