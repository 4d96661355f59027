import { v7 } from 'uuid';
import { PRICE_REASON } from '../../../../core/states';
import type { FeedItem, Supplier } from '../../../../platform/adapters/supplier/supplier';
import type { Database, Db } from '../../../../platform/db/client';
import { run } from '../../../../platform/db/statement';
import type { JobHandler } from '../../../../platform/jobs/job';
import { forgetDoneJobs, queueJob } from '../../../../platform/jobs/queue';
import { type Applied, applyStatement } from './apply-statement';
import { statusOf } from './status-of';
import {
  addItems,
  type NewItem,
  readItem,
  readReportedAt,
  readUntil,
  readUntilOf,
  sellOnePieces,
  sellOnePieceUnrouted,
  storeReadUntil,
} from './store';

export const PRICE_FEED = 'price-feed';
export const PRICE_CHANGED = 'price-changed';
const SUPPLIER = 'supplier';
const ALL_ITEMS = '6b0f5c1e-93a4-4c5e-8f1d-3c7a2e9d4b10';
/** Milliseconds between polls. */
const EVERY = 30_000;
/** Milliseconds that a supplier's report may be late. */
const LATE = 3_600_000;
/** Items per attempt, to stay within the time limit of a job. */
const PORTION = 500;

export type ByHand = { price: number } | { state: FeedItem['state'] };

interface Followed {
  /** Null for postpaid items. */
  price: number | null;
  /** Rupiah per sheet; null for prepaid items. */
  bill: { admin_fee: number; commission: number } | null;
  state: FeedItem['state'];
}

export type { NewItem } from './store';

export type PriceFeedService = ReturnType<typeof createPriceFeedService>;

export function createPriceFeedService({ database, supplier }: { database: Database; supplier: Supplier }) {
  /** Null if nothing is new, or the item is unknown. Timestamps in the future are limited to now. */
  const apply = async ({ sku, price, state, since, reason }: FeedItem): Promise<Applied | null> => {
    const [applied] = await run(database, applyStatement, {
      ...{ id: v7(), job: v7(), sku, price, by_hand: false },
      status: statusOf[state],
      ...{ admin_fee: null, commission: null, since: new Date(since).toISOString() },
      reason: PRICE_REASON[reason],
    });
    return applied ?? null;
  };

  return {
    apply,

    item: (sku: string) => readItem(database.db, sku),

    sellOnePiece: (sku: string) => sellOnePieces(database.db, [sku]),
    /** For items of the default supplier, if it is external. */
    sellOnePieceUnrouted: () => sellOnePieceUnrouted(database),

    /** Changes one value of an item; null if something newer is known. */
    async set(sku: string, change: ByHand): Promise<Applied | null> {
      const [applied] = await run(database, applyStatement, {
        ...{ id: v7(), job: v7(), sku, by_hand: true },
        price: 'price' in change ? change.price : null,
        status: 'state' in change ? statusOf[change.state] : null,
        ...{ admin_fee: null, commission: null, since: null },
        reason: PRICE_REASON.supplier,
      });
      return applied ?? null;
    },

    /** Applies list values as of `since`; null if the item was changed later. */
    async follow(sku: string, { price, state, bill }: Followed, since: number): Promise<Applied | null> {
      const [applied] = await run(database, applyStatement, {
        ...{ id: v7(), job: v7(), sku, price, by_hand: false },
        status: statusOf[state],
        ...{ admin_fee: bill?.admin_fee ?? null, commission: bill?.commission ?? null },
        since: new Date(since).toISOString(),
        reason: PRICE_REASON.supplier,
      });
      return applied ?? null;
    },

    /** Adds catalogue items in the transaction of their routes. */
    add: (tx: Db, items: readonly NewItem[]): Promise<void> => addItems(tx, items),

    sellOnePieces: (tx: Db, skus: readonly string[]): Promise<void> => sellOnePieces(tx, skus),

    /** Read position of a feed in milliseconds since 1970; 0 before the first read. */
    readUntil: async (name: string): Promise<number> => (await readUntilOf(database, { name })) ?? 0,
    /** Null for now by the database clock. */
    storeReadUntil: (name: string, at: number | null) => storeReadUntil(database, name, at),

    read: (async (_job, log) => {
      const until = (await readUntil(database)) ?? 0;
      const changes = await supplier.changesAfter(until - LATE);
      const known = await readReportedAt(
        database,
        changes.map(({ sku }) => sku),
      );
      const news = changes
        .filter(({ sku, since }) => since > (known.get(sku) ?? Number.POSITIVE_INFINITY))
        // Oldest first: after a failure the rest is newer than the read position, so it is read again.
        .toSorted((one, other) => one.since - other.since);
      const portion = news.slice(0, PORTION);
      for (const item of portion) {
        if (isPrice(item.price)) await apply(item);
        else log.error({ sku: item.sku, price: item.price }, 'the supplier sent an invalid price');
      }
      const newest = portion.at(-1)?.since ?? until;
      await storeReadUntil(database, SUPPLIER, newest);
      return { again: news.length > PORTION ? 0 : EVERY };
    }) satisfies JobHandler,

    start: (): Promise<void> => queueJob(database.db, PRICE_FEED, ALL_ITEMS),

    /** Safe at any time: each change has its own job. */
    forgetOld: (): Promise<void> => forgetDoneJobs(database, [PRICE_CHANGED]),
  };
}

/** Positive whole rupiah. */
const isPrice = (price: number): boolean => Number.isSafeInteger(price) && price > 0;
