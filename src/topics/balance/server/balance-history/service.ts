import type { Database } from '../../../../platform/db/client';
import type { Actor } from '../../../../platform/http/actor';
import { refuseTooLarge } from '../../../../platform/http/export-size';
import type { BalanceEntry } from '../../contract/balance';
import { allEntriesOf, type BalanceFilter, entriesOf, factsOf } from './store';

export type BalanceHistoryService = ReturnType<typeof createBalanceHistoryService>;

export function createBalanceHistoryService({ database }: { database: Database }) {
  return {
    list: async (actor: Actor, filter: BalanceFilter, page: { page: number; limit: number }) => {
      const [data, facts] = await Promise.all([
        entriesOf(database, actor.partnerId, filter, page),
        factsOf(database, actor.partnerId, filter),
      ]);
      return { data, meta: { ...page, ...facts } };
    },

    /** All matching rows in batches, newest first. Throws EXPORT_TOO_LARGE before the first batch. */
    forExport: async (actor: Actor, filter: BalanceFilter): Promise<AsyncIterable<BalanceEntry[]>> => {
      const { total } = await factsOf(database, actor.partnerId, filter);
      refuseTooLarge(total);
      return allEntriesOf(database, actor.partnerId, filter);
    },
  };
}
