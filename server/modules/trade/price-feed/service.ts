import { v7 } from 'uuid';
import { PRICE_REASON } from '../../../../src/core/states';
import type { Supplier, ToldItem } from '../../../adapters/supplier/supplier';
import type { Database, Db } from '../../../db/client';
import { run } from '../../../db/statement';
import type { JobHandler } from '../../../jobs/job';
import { forgetDoneJobs, queueJob } from '../../../jobs/queue';
import { type Applied, applyStatement } from './apply-statement';
import { statusOf } from './status-of';
import {
  addItems,
  itemOf,
  keepReadUntil,
  type NewItem,
  readUntil,
  readUntilOf,
  sellOnePieces,
  sellOnePieceUnrouted,
  toldAt,
} from './store';

/** Kind of the one job that reads the feed and never ends. */
export const PRICE_FEED = 'price-feed';
/** Kind of the job behind each change of a price; its subject is the row of the history. */
export const PRICE_CHANGED = 'price-changed';
/** What the feed of the usual supplier is called among those that are read. */
const SUPPLIER = 'supplier';
const ALL_ITEMS = '6b0f5c1e-93a4-4c5e-8f1d-3c7a2e9d4b10';
/** Milliseconds between two looks. */
const EVERY = 30_000;
/** Milliseconds that a supplier may be late with what it tells. */
const LATE = 3_600_000;
/** Items of one try, so that it ends well within the time a job has. */
const PORTION = 500;

/** What an operator says of an item; what is left out stays. */
export type ByHand = { price: number } | { state: ToldItem['state'] };

/** What becomes of an item by the lists of its suppliers. */
interface Followed {
  /** Null: postpaid. */
  price: number | null;
  /** Rupiah a sheet; null: prepaid. */
  bill: { admin_fee: number; commission: number } | null;
  state: ToldItem['state'];
}

export type { NewItem } from './store';

export type PriceFeed = ReturnType<typeof createPriceFeed>;

/** Prices and states of the catalogue as the supplier tells them. Everything that changes one comes through here. */
export function createPriceFeed({ database, supplier }: { database: Database; supplier: Supplier }) {
  /** Null for what is no news, and for an item that is not sold here. A clock that runs ahead counts as ours. */
  const apply = async ({ sku, price, state, since, reason }: ToldItem): Promise<Applied | null> => {
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

    /** For the operator; null when no such item is sold. */
    item: (sku: string) => itemOf(database.db, sku),

    sellOnePiece: (sku: string) => sellOnePieces(database.db, [sku]),
    /** Of all that the usual supplier delivers, where it stands outside. */
    sellOnePieceUnrouted: () => sellOnePieceUnrouted(database),

    /** Sets one thing of an item and leaves the rest; null when something newer is known. */
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

    /** Takes over what lists say of an item as of `since`; null for one that somebody has set later. */
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

    /** New items of the catalogue, within the commit of their routes. */
    add: (tx: Db, items: readonly NewItem[]): Promise<void> => addItems(tx, items),

    /** Orders of these hold one piece from now on. */
    sellOnePieces: (tx: Db, skus: readonly string[]): Promise<void> => sellOnePieces(tx, skus),

    /** Up to when a feed of this name was read, milliseconds since 1970; 0 before its first time. */
    readUntil: (name: string): Promise<number> => readUntilOf(database, name),
    /** Null: now, by the clock of the database, as what it is compared with. */
    keepReadUntil: (name: string, at: number | null) => keepReadUntil(database, name, at),

    /** Job: reads on from what is known. What is told in between two looks is told again at the next. */
    read: (async (_job, log) => {
      const until = await readUntil(database);
      const told = await supplier.toldAfter(until - LATE);
      const known = await toldAt(
        database,
        told.map(({ sku }) => sku),
      );
      const news = told
        .filter(({ sku, since }) => since > (known.get(sku) ?? Number.POSITIVE_INFINITY))
        // What a failure leaves undone is newer than all that was read, and comes again.
        .toSorted((one, other) => one.since - other.since);
      const portion = news.slice(0, PORTION);
      for (const item of portion) {
        if (isPrice(item.price)) await apply(item);
        else log.error({ sku: item.sku, price: item.price }, 'the supplier told a price that is none');
      }
      const newest = portion.at(-1)?.since ?? until;
      await keepReadUntil(database, SUPPLIER, newest);
      return { again: news.length > PORTION ? 0 : EVERY };
    }) satisfies JobHandler,

    /** Starts reading with the first server of an installation; later ones find it queued. */
    start: (): Promise<void> => queueJob(database.db, PRICE_FEED, ALL_ITEMS),

    /** Housekeeping; safe at any time: each change has its own job once. */
    forgetOld: (): Promise<void> => forgetDoneJobs(database, [PRICE_CHANGED]),
  };
}

/** Whole rupiah, and not for nothing. */
const isPrice = (price: number): boolean => Number.isSafeInteger(price) && price > 0;
