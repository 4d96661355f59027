import { number } from '../../../core/format/number';
import { BULK_ROW } from '../../../core/states';
import type { JobHandler } from '../../../platform/jobs/job';
import type { NotificationService } from '../../../platform/notifications/service';
import { AWAY, type BuyingDeps, buyRows } from './buy-rows';
import { endRows, finishBatch, noteReason, pauseBatch, readRunningBatch, takeRows } from './placing-store';

export const BULK_PLACE = 'bulk-place';

/** Rows per group: a pause or stop takes effect after at most one group. */
const AT_ONCE = 25;
/** Milliseconds per turn, well within the job's lease. */
const TURN = 3_000;
/** Milliseconds until an unreachable supplier is called again. */
const PAUSE = 5_000;

interface Deps extends BuyingDeps {
  notification: Pick<NotificationService, 'notify'>;
  onOrder: () => void;
}

/** Buys the rows of a batch in order, each once, with the regular purchase statement. */
export function createPlacing(deps: Deps): JobHandler {
  const { database } = deps;
  return async ({ ref_id: batchId }) => {
    const end = performance.now() + TURN;
    do {
      const batch = await readRunningBatch(database, { batch: batchId });
      if (!batch) return 'done';
      const rows = await takeRows(database, batchId, AT_ONCE);
      if (rows.length === 0) {
        await finish(deps, batchId);
        return 'done';
      }
      const { ends, reason } = await buyRows(deps, batch, rows);
      await endRows(database, { batch: batchId, ends: JSON.stringify(ends) });
      if (ends.some(({ state }) => state === BULK_ROW.placed)) deps.onOrder();
      if (reason === AWAY) {
        await noteReason(database, { batch: batchId, reason });
        return { again: PAUSE };
      }
      if (reason !== null) await pauseBatch(database, { batch: batchId, reason });
      else if (batch.reason !== null) await noteReason(database, { batch: batchId, reason: null });
    } while (performance.now() < end);
    return { again: 0 };
  };
}

/** One notification per batch instead of one per successful order. */
const finish = ({ database, notification }: Deps, batchId: string): Promise<void> =>
  database.transaction(async (tx) => {
    const finished = await finishBatch(tx, { batch: batchId });
    if (!finished) return;
    const { partner_id, user_id, code, placed, refused } = finished;
    await notification.notify(tx, partner_id, {
      type: 'Transaksi',
      title: 'Pesanan massal selesai',
      body: `${code}: ${number(placed)} baris dipesan${refused > 0 ? `, ${number(refused)} tidak dibeli` : ''}.`,
      link: `/product/form?q=${batchId}`,
      // The approver may have no key for orders.
      audience: { userId: user_id },
    });
  });
