import { v7 } from 'uuid';
import { REFUNDED, TRANSACTION } from '../../../../core/states';
import { cameBack, partCameBack } from '../../../../core/text/refund-news';
import type { Outcome } from '../../../../platform/adapters/supplier/supplier';
import type { Database, Db } from '../../../../platform/db/client';
import { run, runIn } from '../../../../platform/db/statement';
import { reasonText } from '../../text/failure-reason';
import type { PendingOrder } from './order-store';
import { type SettleParams, settleStatement } from './settle-statement';
import type { Vouchers } from './vouchers';

export type FinalOutcome = Exclude<Outcome, { state: 'pending' }>;

type Ending = Pick<
  SettleParams,
  'status' | 'refunded' | 'refund' | 'reason' | 'sn' | 'steps' | 'refund_step' | 'title' | 'body'
>;

/** Result of an order, with encryption for delivered codes. */
export interface Settling {
  order: PendingOrder;
  outcome: FinalOutcome;
  vouchers: Pick<Vouchers, 'seal'>;
}

/** Settles a pending order: status, delivery, refund, timeline, notification. False if it had ended. */
export async function settle(database: Database, settling: Settling): Promise<boolean> {
  return (await run(database, settleStatement, paramsOf(settling))).length > 0;
}

export async function settleIn(tx: Db, settling: Settling): Promise<boolean> {
  return (await runIn(tx, settleStatement, paramsOf(settling))).length > 0;
}

const paramsOf = ({ order, outcome, vouchers }: Settling): SettleParams => ({
  id: order.id,
  posting: v7(),
  own_entry: v7(),
  house_entry: v7(),
  notification: v7(),
  ...endingOf(order, outcome),
  ...vouchers.seal(order.id, outcome.state === 'failed' ? [] : outcome.voucherCodes),
});

/** Statuses of specification 4. */
export function endingOf(
  order: Pick<PendingOrder, 'code' | 'product_name' | 'item_name' | 'destination' | 'selling_total'>,
  outcome: FinalOutcome,
): Ending {
  const what = [order.product_name, order.item_name, order.destination].filter(Boolean).join(' · ');
  const delivered = {
    status: TRANSACTION.success,
    ...{ refunded: REFUNDED.none, refund: 0, reason: null, refund_step: null },
  } as const;
  switch (outcome.state) {
    case 'success':
      return {
        ...delivered,
        sn: outcome.sn,
        steps: ['sent', 'succeeded'],
        title: 'Transaksi berhasil',
        body: `${what} berhasil. ${order.code}`,
      };
    case 'failed':
      return {
        status: TRANSACTION.failed,
        refunded: REFUNDED.whole,
        refund: order.selling_total,
        reason: outcome.reason,
        sn: null,
        steps: ['sent', 'failed'],
        refund_step: 'refunded',
        title: 'Transaksi gagal, dana dikembalikan',
        body: `${what}: ${reasonText(outcome.reason)}. ${cameBack(order.selling_total)}`,
      };
    case 'partial': {
      const refund = undelivered(order.selling_total, outcome.undeliveredBps);
      return {
        status: TRANSACTION.failed,
        refunded: REFUNDED.part,
        refund,
        reason: 'REFUND',
        sn: outcome.sn,
        steps: ['sent'],
        refund_step: 'partly_refunded',
        title: 'Transaksi berhasil sebagian',
        body: `${what}: ${partCameBack(refund)}`,
      };
    }
  }
}

/** Refund of a partial delivery: at least one rupiah, rounded in the partner's favour. */
export const undelivered = (total: number, bps: number): number =>
  Math.min(total, Math.max(1, Math.ceil((total * bps) / 10_000)));
