import { ITEM } from '../../../../core/states';
import type { DepositSupplier, ListKind } from '../../../../platform/adapters/supplier/supplier';
import type { Database } from '../../../../platform/db/client';
import type { JobHandler, JobLog } from '../../../../platform/jobs/job';
import { queueJob } from '../../../../platform/jobs/queue';
import type { NoticeService } from '../../../../platform/notice/service';
import type { PriceFeedService } from '../../../purchase-prices/server/price-feed/service';
import { statusOf } from '../../../purchase-prices/server/price-feed/status-of';
import { onceEach } from '../../domain/once-each';
import { type RouteSummary, summarizeRoutes } from '../../domain/route-summary';
import { dueFeed, type FollowedRow, readFollowedRoutes, storeList } from './list-store';

const listWord: Record<ListKind, string> = { prepaid: 'prabayar', postpaid: 'pascabayar' };

export const SUPPLIER_LIST = 'supplier-list';
const ALL_SUPPLIERS = '6b0f5c1e-93a4-4c5e-8f1d-3c7a2e9d4b16';
/** Milliseconds between polls, so that cut-off hours apply within a minute. */
const EVERY = 60_000;
/** Seconds between reads of one list; suppliers limit them. */
const READ_EVERY = 600;
/** Milliseconds without a list after which the operator is notified. */
const UNREAD_FOR = 3_600_000;
/** Items per poll, to stay within the time limit of a job. */
const PORTION = 300;
const MAX_LISTED = 20;
/** Name of the position up to which list changes were applied. */
const TAKEN = 'supplier-lists';

export interface FeedDeps {
  database: Database;
  /** Database clock in milliseconds since 1970. */
  clock: () => Promise<number>;
  suppliers: readonly DepositSupplier[];
  notice: Pick<NoticeService, 'notify' | 'settled'>;
  priceFeed: Pick<PriceFeedService, 'follow' | 'readUntil' | 'storeReadUntil'>;
}

/** Follows prices and states of routed items in supplier lists (ADR 0030). */
export function createListFeed({ database, clock, suppliers, notice, priceFeed }: FeedDeps) {
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
    const { stored, elsewhere } = await storeList(database, { supplier: supplier.name, kind, items });
    const notifyOperator = (ref: string, text: string) =>
      notice.notify(database.db, { kind: 'supplier_list', ref: `${supplier.name} ${ref}`, text });
    if (elsewhere.length > 0) {
      const text = `Ada di kedua daftar ${supplier.name}, yang ${kind} tidak dipakai: ${namesOf(elsewhere)}.`;
      await notifyOperator('kode ganda', text);
    }
    if (doubled.length > 0) {
      const text = `Ada dua kali di daftar ${listWord[kind]} ${supplier.name} dengan isi berbeda, yang pertama dipakai: ${namesOf(doubled)}.`;
      await notifyOperator(`kode ganda ${kind}`, text);
    }
    if (stored) return;
    await notifyOperator(
      kind,
      `Daftar ${listWord[kind]} dari ${supplier.name} kehilangan lebih dari separuh isinya dan tidak dipakai. Harga tetap yang terakhir.`,
    );
  };

  /** Notifies after a longer failure: single refusals are normal. */
  const noteReading = async ({ name }: DepositSupplier, kind: ListKind, isRead: boolean): Promise<void> => {
    const [feed, ref] = [`list ${name} ${kind}`, `${name} ${kind} tak terbaca`];
    const last = await priceFeed.readUntil(feed);
    if (isRead || last === 0) await priceFeed.storeReadUntil(feed, null);
    if (isRead) return notice.settled(['supplier_list'], ref);
    if (last === 0 || (await clock()) - last < UNREAD_FOR) return;
    const text = `Daftar ${listWord[kind]} dari ${name} tidak terbaca sejak lebih dari satu jam. Harga dan status tetap yang terakhir.`;
    await notice.notify(database.db, { kind: 'supplier_list', ref, text });
  };

  /**
   * Applies list changes, and cut-off hours since the last poll. True if there is more: applied changes are
   * no longer pending, so the next call continues after them.
   */
  const takeOver = async (log: JobLog): Promise<boolean> => {
    // Database clock, read before the rows.
    const now = await clock();
    const until = await priceFeed.readUntil(TAKEN);
    const rows = await readFollowedRoutes(database, {
      since: new Date(until).toISOString(),
      suppliers: suppliers.map(({ name }) => name),
    });
    const news = bySku(rows).flatMap((routes) => newsOf(routes, { now, before: until + EVERY }) ?? []);
    let failed = 0;
    for (const { sku, summary } of news.slice(0, PORTION)) {
      await priceFeed.follow(sku, summary, now).catch((err: unknown) => {
        failed += 1;
        log.error({ err, sku }, 'what a list says of an item could not be taken over');
      });
    }
    if (failed > 0) return false;
    if (news.length > PORTION) return true;
    // Overlaps for transactions not committed yet.
    await priceFeed.storeReadUntil(TAKEN, now - EVERY);
    return false;
  };

  return {
    poll: (async (_job, log) => {
      const due = lists.get(
        (await dueFeed(database, { names: [...lists.keys()], seconds: READ_EVERY })) ?? '',
      );
      if (due) {
        // Recorded before the call, so that a failing list is not read each minute.
        await priceFeed.storeReadUntil(`${due.supplier.name} ${due.kind}`, null);
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

    /** Reads and accepts both lists of a supplier, however much is missing. Throws SupplierAwayError. */
    async accept(name: string): Promise<void> {
      for (const { supplier, kind } of lists.values()) {
        if (supplier.name !== name) continue;
        const { items } = onceEach((await supplier.listing(kind)).items);
        await storeList(database, { supplier: name, kind, items, isRight: true });
      }
    },

    async start(): Promise<void> {
      if (suppliers.length > 0) await queueJob(database.db, SUPPLIER_LIST, ALL_SUPPLIERS);
    },
  };
}

const namesOf = (codes: readonly string[]): string =>
  `${codes.slice(0, MAX_LISTED).join(', ')}${codes.length > MAX_LISTED ? ', …' : ''}`;

/**
 * New values of an item; null if unchanged, or if it was set after its list changed and no cut-off hour has
 * begun or ended since the last poll.
 */
function newsOf(
  routes: readonly FollowedRow[],
  { now, before }: { now: number; before: number },
): { sku: string; summary: RouteSummary } | null {
  const [item] = routes;
  const summary = summarizeRoutes(routes.map(routeOf), now);
  if (!item || !summary) return null;
  const turned = summary.state !== summarizeRoutes(routes.map(routeOf), before)?.state;
  if (!item.is_newer && !turned) return null;
  const isMoved = summary.price !== null && summary.price !== item.base_price;
  const isShared =
    summary.bill !== null &&
    (summary.bill.admin_fee !== item.admin_fee || summary.bill.commission !== item.commission);
  // Manually closed items stay closed.
  const isOtherwise = item.status !== ITEM.inactive && item.status !== statusOf[summary.state];
  return isMoved || isShared || isOtherwise ? { sku: item.sku, summary } : null;
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
