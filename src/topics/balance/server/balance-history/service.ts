import type { Database } from '../../../../platform/db/client';
import type { Actor } from '../../../../platform/http/actor';
import { refuseTooLarge } from '../../../../platform/http/export-size';
import type { BalanceEntry } from '../../contract/balance';
import { type BalanceFilter, readAllEntries, readEntries, readFacts } from './store';

export type BalanceHistoryService = ReturnType<typeof createBalanceHistoryService>;

export function createBalanceHistoryService({ database }: { database: Database }) {
  return {
    list: async (actor: Actor, filter: BalanceFilter, page: { page: number; limit: number }) => {
      const [data, facts] = await Promise.all([
        readEntries(database, actor.partnerId, filter, page),
        readFacts(database, actor.partnerId, filter),
      ]);
      return { data, meta: { ...page, ...facts } };
    },

    /** All matching rows in batches, newest first. Throws EXPORT_TOO_LARGE before the first batch. */
    forExport: async (actor: Actor, filter: BalanceFilter): Promise<AsyncIterable<BalanceEntry[]>> => {
      const { total } = await readFacts(database, actor.partnerId, filter);
      refuseTooLarge(total);
      return readAllEntries(database, actor.partnerId, filter);
    },
  };
}
