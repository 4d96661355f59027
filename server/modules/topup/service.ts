import type { Database } from '../../db/client';
import type { Actor } from '../../http/actor';
import { topupPage } from './store';

export type TopupService = ReturnType<typeof createTopupService>;

/** Deposits of the caller's partner. */
export function createTopupService({ database }: { database: Database }) {
  return {
    list: async (actor: Actor, status: number | undefined, page: { page: number; limit: number }) => {
      const { rows, total } = await topupPage(database, actor.partnerId, status, page);
      return { data: rows, meta: { ...page, total } };
    },
  };
}
