import { WINDOWS } from '../../../../src/core/item/health';
import type { Database } from '../../../db/client';
import type { JobHandler } from '../../../jobs/job';
import { queueJob } from '../../../jobs/queue';
import { areOld, countAnew, lockFigures } from './store';

export const ITEM_FIGURES = 'item-figures';
const ALL_ITEMS = '3d9c6f52-0f0e-4b64-9a53-0b5f1f9f7c21';
/** Milliseconds between recounts of hourly and of monthly figures. */
const EVERY = 5 * 60_000;
const SELDOM = 60 * 60_000;

/**
 * Delivery figures of items from real orders: precomputed every few minutes, because a median over a week is
 * too slow for each order form.
 */
export function createItemHealth({ database }: { database: Database }) {
  const count = (): Promise<void> =>
    database.transaction(async (tx) => {
      await lockFigures(tx);
      await countAnew(tx, [WINDOWS.hour, WINDOWS.day], false);
      if (await areOld(tx, WINDOWS.month, SELDOM)) await countAnew(tx, [WINDOWS.week, WINDOWS.month], true);
    });

  return {
    count,

    refresh: (async () => {
      await count();
      return { again: EVERY };
    }) satisfies JobHandler,

    start: (): Promise<void> => queueJob(database.db, ITEM_FIGURES, ALL_ITEMS),
  };
}
