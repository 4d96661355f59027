import { WINDOWS } from '../../../../src/core/item/health';
import type { Database } from '../../../db/client';
import type { JobHandler } from '../../../jobs/job';
import { queueJob } from '../../../jobs/queue';
import { areOld, countAnew, lockFigures } from './store';

/** Kind of the one job that counts and never ends. */
export const ITEM_FIGURES = 'item-figures';
const ALL_ITEMS = '3d9c6f52-0f0e-4b64-9a53-0b5f1f9f7c21';
/** Milliseconds between two countings: of what was an hour ago, and of what was a month ago. */
const EVERY = 5 * 60_000;
const SELDOM = 60 * 60_000;

/**
 * How items deliver, counted from real orders: worked out every few minutes for all readers, because a median over a
 * week of a popular brand is too much for each opening of an order form.
 */
export function createItemHealth({ database }: { database: Database }) {
  const count = (): Promise<void> =>
    database.transaction(async (tx) => {
      await lockFigures(tx);
      await countAnew(tx, [WINDOWS.hour, WINDOWS.day], false);
      if (await areOld(tx, WINDOWS.month, SELDOM)) await countAnew(tx, [WINDOWS.week, WINDOWS.month], true);
    });

  return {
    /** Now, whatever the clock says. */
    count,

    /** Job. */
    refresh: (async () => {
      await count();
      return { again: EVERY };
    }) satisfies JobHandler,

    /** Starts counting with the first server of an installation; later ones find it queued. */
    start: (): Promise<void> => queueJob(database.db, ITEM_FIGURES, ALL_ITEMS),
  };
}
