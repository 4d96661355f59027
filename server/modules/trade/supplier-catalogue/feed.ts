import { ITEM } from '../../../../src/core/states';
import { toldByRoutes } from '../../../../src/core/supply/told-by-routes';
import type { DepositSupplier, ListKind } from '../../../adapters/supplier/supplier';
import type { Database } from '../../../db/client';
import type { JobHandler, JobLog } from '../../../jobs/job';
import { queueJob } from '../../../jobs/queue';
import type { NoticeService } from '../../ground/notice/service';
import type { PriceFeed } from '../price-feed/service';
import { statusOf } from '../price-feed/status-of';
import { dueFeed, type FollowedRow, followedRoutes, keepList } from './list-store';

/** Kind of the one job that reads the lists of suppliers and never ends. */
export const SUPPLIER_LIST = 'supplier-list';
const ALL_SUPPLIERS = '6b0f5c1e-93a4-4c5e-8f1d-3c7a2e9d4b16';
/** Milliseconds between two looks: items that close at hours of their own close with the minute. */
const EVERY = 60_000;
/** Seconds between two readings of one list; its supplier counts them. */
const READ_EVERY = 600;
/** Up to when what the lists say was taken over. */
const TAKEN = 'supplier-lists';

export interface FeedParts {
  database: Database;
  suppliers: readonly DepositSupplier[];
  notice: Pick<NoticeService, 'tell'>;
  priceFeed: Pick<PriceFeed, 'follow' | 'readUntil' | 'keepReadUntil'>;
}

/** Prices and states of routed items as their suppliers list them (ADR 0030). */
export function createListFeed({ database, suppliers, notice, priceFeed }: FeedParts) {
  const lists = new Map(
    suppliers.flatMap((supplier) =>
      (['prepaid', 'postpaid'] as const).map((kind) => [`${supplier.name} ${kind}`, { supplier, kind }]),
    ),
  );

  const read = async (supplier: DepositSupplier, kind: ListKind, log: JobLog): Promise<void> => {
    const { items, unread } = await supplier.listing(kind);
    if (unread > 0)
      log.error({ supplier: supplier.name, kind, unread }, 'entries of a list are not understood');
    if (await keepList(database, { supplier: supplier.name, kind, items })) return;
    const text = `Daftar ${kind} dari ${supplier.name} kehilangan lebih dari separuh isinya dan tidak dipakai. Harga tetap yang terakhir.`;
    await notice.tell(database.db, { kind: 'supplier_list', ref: `${supplier.name} ${kind}`, text });
  };

  /** What has changed since the last time, and what its hours have closed or opened. */
  const takeOver = async (): Promise<void> => {
    const now = Date.now();
    const since = new Date(await priceFeed.readUntil(TAKEN)).toISOString();
    const rows = await followedRoutes(
      database,
      since,
      suppliers.map(({ name }) => name),
    );
    for (const routes of bySku(rows)) await follow(routes, now);
    // A commit that was on its way meanwhile is met again.
    await priceFeed.keepReadUntil(TAKEN, now - EVERY);
  };

  const follow = async (routes: readonly FollowedRow[], now: number): Promise<void> => {
    const [item] = routes;
    const told = toldByRoutes(routes.map(routeOf), now);
    if (!item || !told) return;
    const isMoved = told.price !== null && told.price !== item.base_price;
    // What was closed by hand stays closed, whatever a list says.
    const isOtherwise = item.status !== ITEM.inactive && item.status !== statusOf[told.state];
    const isNews = isMoved || isOtherwise;
    if (isNews) await priceFeed.follow(item.sku, told);
  };

  return {
    /** Job: reads one list that is due, then takes over what there is. */
    look: (async (_job, log) => {
      const due = lists.get((await dueFeed(database, [...lists.keys()], READ_EVERY)) ?? '');
      if (due) {
        // Counted before it is asked for: one that answers nothing is not asked each minute.
        await priceFeed.keepReadUntil(`${due.supplier.name} ${due.kind}`, Date.now());
        await read(due.supplier, due.kind, log).catch((err: unknown) =>
          log.error({ err, supplier: due.supplier.name }, 'a list could not be read'),
        );
      }
      await takeOver();
      return { again: EVERY };
    }) satisfies JobHandler,

    /** Starts looking with the first server that has a supplier outside. */
    async start(): Promise<void> {
      if (suppliers.length > 0) await queueJob(database.db, SUPPLIER_LIST, ALL_SUPPLIERS);
    },
  };
}

const routeOf = ({ margin_bps, margin_amount, falls_over, listed }: FollowedRow) => ({
  margin: margin_bps === null || margin_amount === null ? null : { bps: margin_bps, amount: margin_amount },
  ...{ falls_over, listed },
});

function bySku(rows: readonly FollowedRow[]): FollowedRow[][] {
  const items = new Map<string, FollowedRow[]>();
  for (const row of rows) items.set(row.sku, [...(items.get(row.sku) ?? []), row]);
  return [...items.values()];
}
