import { number } from '../../../../src/core/format/number';
import { BULK_ROW } from '../../../../src/core/states';
import type { JobHandler } from '../../../jobs/job';
import type { NotificationService } from '../../ground/notification/service';
import { AWAY, type BuyingParts, buyRows } from './buy-rows';
import { endRows, finishBatch, noteReason, pauseBatch, runningBatch, takeRows } from './placing-store';

/** Kind of the job that buys a batch. */
export const BULK_PLACE = 'bulk-place';

/** Rows that are taken at once: a pause or a stop takes hold after so many at the latest. */
const AT_ONCE = 25;
/** Milliseconds of one turn; the job gives others their turn then, well within its lease. */
const TURN = 3_000;
/** Until a supplier that is away is asked again. */
const PAUSE = 5_000;

interface Parts extends BuyingParts {
  notification: Pick<NotificationService, 'tell'>;
  /** Told after orders were queued for fulfilment. */
  onOrder: () => void;
}

/** Buys the rows of a batch in their order, each once, by the statement that every order is bought with. */
export function createPlacing(parts: Parts): JobHandler {
  const { database } = parts;
  return async ({ ref_id: batchId }) => {
    const end = performance.now() + TURN;
    do {
      const batch = await runningBatch(database, batchId);
      if (!batch) return 'done';
      const rows = await takeRows(database, batchId, AT_ONCE);
      if (rows.length === 0) {
        await finish(parts, batchId);
        return 'done';
      }
      const { ends, reason } = await buyRows(parts, batch, rows);
      await endRows(database, batchId, ends);
      if (ends.some(({ state }) => state === BULK_ROW.placed)) parts.onOrder();
      if (reason === AWAY) {
        await noteReason(database, batchId, reason);
        return { again: PAUSE };
      }
      if (reason !== null) await pauseBatch(database, batchId, reason);
      else if (batch.reason !== null) await noteReason(database, batchId, null);
    } while (performance.now() < end);
    return { again: 0 };
  };
}

/** Its end is told once; each of its orders that goes well tells nothing of its own. */
const finish = ({ database, notification }: Parts, batchId: string): Promise<void> =>
  database.transaction(async (tx) => {
    const finished = await finishBatch(tx, batchId);
    if (!finished) return;
    const { partner_id, user_id, code, placed, refused } = finished;
    await notification.tell(tx, partner_id, {
      type: 'Transaksi',
      title: 'Pesanan massal selesai',
      body: `${code}: ${number(placed)} baris dipesan${refused > 0 ? `, ${number(refused)} tidak dibeli` : ''}.`,
      link: `/product/form?q=${batchId}`,
      // Whoever approved it may hold no key to orders otherwise.
      audience: { userId: user_id },
    });
  });
