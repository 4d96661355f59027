import { ITEM } from '../../../../src/core/states';
import { onceEach } from '../../../../src/core/supply/once-each';
import { type RoutesTold, toldByRoutes } from '../../../../src/core/supply/told-by-routes';
import type { DepositSupplier, ListKind } from '../../../adapters/supplier/supplier';
import type { Database } from '../../../db/client';
import type { JobHandler, JobLog } from '../../../jobs/job';
import { queueJob } from '../../../jobs/queue';
import type { NoticeService } from '../../ground/notice/service';
import type { PriceFeed } from '../price-feed/service';
import { statusOf } from '../price-feed/status-of';
import { dueFeed, type FollowedRow, followedRoutes, keepList } from './list-store';

/** Its lists, in the words of the operator. */
const listWord: Record<ListKind, string> = { prepaid: 'prabayar', postpaid: 'pascabayar' };

/** Kind of the one job that reads the lists of suppliers and never ends. */
export const SUPPLIER_LIST = 'supplier-list';
const ALL_SUPPLIERS = '6b0f5c1e-93a4-4c5e-8f1d-3c7a2e9d4b16';
/** Milliseconds between two looks: items that close at hours of their own close with the minute. */
const EVERY = 60_000;
/** Seconds between two readings of one list; its supplier counts them. */
const READ_EVERY = 600;
/** Milliseconds without its list after which the operator hears that prices stand still. */
const UNREAD_FOR = 3_600_000;
/** Items of one look, so that it ends well within the time a job has. */
const PORTION = 300;
/** Codes that a notice names. */
const MOST_TOLD = 20;
/** Up to when what the lists say was taken over. */
const TAKEN = 'supplier-lists';

export interface FeedParts {
  database: Database;
  /** Of the database, milliseconds since 1970. */
  clock: () => Promise<number>;
  suppliers: readonly DepositSupplier[];
  notice: Pick<NoticeService, 'tell' | 'settled'>;
  priceFeed: Pick<PriceFeed, 'follow' | 'readUntil' | 'keepReadUntil'>;
}

/** Prices and states of routed items as their suppliers list them (ADR 0030). */
export function createListFeed({ database, clock, suppliers, notice, priceFeed }: FeedParts) {
  const lists = new Map(
    suppliers.flatMap((supplier) =>
      (['prepaid', 'postpaid'] as const).map((kind) => [`${supplier.name} ${kind}`, { supplier, kind }]),
    ),
  );

  const read = async (supplier: DepositSupplier, kind: ListKind, log: JobLog): Promise<void> => {
    const { unread, ...listed } = await supplier.listing(kind);
    const { items, doubled } = onceEach(listed.items);
    if (unread > 0)
      log.error({ supplier: supplier.name, kind, unread }, 'entries of a list are not understood');
    const { kept, elsewhere } = await keepList(database, { supplier: supplier.name, kind, items });
    const tell = (ref: string, text: string) =>
      notice.tell(database.db, { kind: 'supplier_list', ref: `${supplier.name} ${ref}`, text });
    if (elsewhere.length > 0) {
      const text = `Ada di kedua daftar ${supplier.name}, yang ${kind} tidak dipakai: ${namesOf(elsewhere)}.`;
      await tell('kode ganda', text);
    }
    if (doubled.length > 0) {
      const text = `Ada dua kali di daftar ${listWord[kind]} ${supplier.name} dengan isi berbeda, yang pertama dipakai: ${namesOf(doubled)}.`;
      await tell(`kode ganda ${kind}`, text);
    }
    if (kept) return;
    await tell(
      kind,
      `Daftar ${listWord[kind]} dari ${supplier.name} kehilangan lebih dari separuh isinya dan tidak dipakai. Harga tetap yang terakhir.`,
    );
  };

  /** Told once it has been so for long: one that is asked too often answers at the next time. */
  const noteReading = async ({ name }: DepositSupplier, kind: ListKind, isRead: boolean): Promise<void> => {
    const [feed, ref] = [`list ${name} ${kind}`, `${name} ${kind} tak terbaca`];
    const last = await priceFeed.readUntil(feed);
    if (isRead || last === 0) await priceFeed.keepReadUntil(feed, null);
    if (isRead) return notice.settled(['supplier_list'], ref);
    if (last === 0 || (await clock()) - last < UNREAD_FOR) return;
    const text = `Daftar ${listWord[kind]} dari ${name} tidak terbaca sejak lebih dari satu jam. Harga dan status tetap yang terakhir.`;
    await notice.tell(database.db, { kind: 'supplier_list', ref, text });
  };

  /**
   * What has changed since the last time, and what its hours have closed or opened since then. True when there is more:
   * what was taken over is no news any more, so the next look goes on behind it.
   */
  const takeOver = async (log: JobLog): Promise<boolean> => {
    // Of the database, as what it is compared with; taken before anything is read.
    const now = await clock();
    const until = await priceFeed.readUntil(TAKEN);
    const rows = await followedRoutes(
      database,
      new Date(until).toISOString(),
      suppliers.map(({ name }) => name),
    );
    const news = bySku(rows).flatMap((routes) => newsOf(routes, { now, before: until + EVERY }) ?? []);
    let failed = 0;
    for (const { sku, told } of news.slice(0, PORTION)) {
      await priceFeed.follow(sku, told, now).catch((err: unknown) => {
        failed += 1;
        log.error({ err, sku }, 'what a list says of an item could not be taken over');
      });
    }
    if (failed > 0) return false;
    if (news.length > PORTION) return true;
    // A commit that was on its way meanwhile is met again.
    await priceFeed.keepReadUntil(TAKEN, now - EVERY);
    return false;
  };

  return {
    /** Job: reads one list that is due, then takes over what there is. */
    look: (async (_job, log) => {
      const due = lists.get((await dueFeed(database, [...lists.keys()], READ_EVERY)) ?? '');
      if (due) {
        // Counted before it is asked for: one that answers nothing is not asked each minute.
        await priceFeed.keepReadUntil(`${due.supplier.name} ${due.kind}`, null);
        const isRead = await read(due.supplier, due.kind, log).then(
          () => true,
          (err: unknown) => {
            log.error({ err, supplier: due.supplier.name }, 'a list could not be read');
            return false;
          },
        );
        await noteReading(due.supplier, due.kind, isRead);
      }
      return { again: (await takeOver(log)) ? 0 : EVERY };
    }) satisfies JobHandler,

    /** Reads both lists of a supplier now and believes them, however much is missing. Throws SupplierAwayError. */
    async accept(name: string): Promise<void> {
      for (const { supplier, kind } of lists.values()) {
        if (supplier.name !== name) continue;
        const { items } = onceEach((await supplier.listing(kind)).items);
        await keepList(database, { supplier: name, kind, items, isRight: true });
      }
    },

    /** Starts looking with the first server that has a supplier outside. */
    async start(): Promise<void> {
      if (suppliers.length > 0) await queueJob(database.db, SUPPLIER_LIST, ALL_SUPPLIERS);
    },
  };
}

const namesOf = (codes: readonly string[]): string =>
  `${codes.slice(0, MOST_TOLD).join(', ')}${codes.length > MOST_TOLD ? ', …' : ''}`;

/**
 * What an item becomes; null for no news: it is so already, or somebody has set it since its list changed, and its hours
 * neither began nor ended since the look before.
 */
function newsOf(
  routes: readonly FollowedRow[],
  { now, before }: { now: number; before: number },
): { sku: string; told: RoutesTold } | null {
  const [item] = routes;
  const told = toldByRoutes(routes.map(routeOf), now);
  if (!item || !told) return null;
  const turned = told.state !== toldByRoutes(routes.map(routeOf), before)?.state;
  if (!item.is_newer && !turned) return null;
  const isMoved = told.price !== null && told.price !== item.base_price;
  const isShared =
    told.bill !== null &&
    (told.bill.admin_fee !== item.admin_fee || told.bill.commission !== item.commission);
  // What was closed by hand stays closed, whatever a list says.
  const isOtherwise = item.status !== ITEM.inactive && item.status !== statusOf[told.state];
  return isMoved || isShared || isOtherwise ? { sku: item.sku, told } : null;
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
