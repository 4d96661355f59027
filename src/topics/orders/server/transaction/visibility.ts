import type { Actor } from '../../../../platform/http/actor';
import { AppError } from '../../../../platform/http/app-error';
import { seesCost } from '../../../../platform/http/visibility';
import { maySeeSellingPrices } from '../../../selling-prices/server/service';
import type { TransactionDetail } from '../../contract/transaction';
import type { TransactionSummary } from '../../contract/transaction-list';
import { type LimitRefusal, shortLimitText } from '../../text/sub-account-limit';

type Reader = Pick<Actor, 'can'>;

export const summaryFor =
  (reader: Reader) =>
  <Order extends TransactionSummary>(order: Order): Order => {
    if (!seesCost(reader)) return { ...order, selling_total: order.resale_total, resale_total: null };
    return maySeeSellingPrices(reader) ? order : { ...order, resale_total: null };
  };

/**
 * An order limited to what its reader may see. Without cost visibility all amounts are at the customer's
 * price: refunds in the same proportion, without balances.
 */
export const orderFor =
  (reader: Reader) =>
  (order: TransactionDetail): TransactionDetail => {
    const summary = summaryFor(reader)(order);
    if (seesCost(reader)) return summary;
    const { selling_total: sold } = summary;
    return {
      ...summary,
      unit_price: sold === null ? null : Math.round(sold / order.qty),
      balance_before: null,
      balance_after: null,
      refund_amount: soldShare(order),
      history: order.history.map((step) => ({ ...step, amount: null, balance: null })),
      bill: order.bill && { ...order.bill, commission: 0 },
    };
  };

/** Refund at the selling price; 0 without one. */
function soldShare({ refund_amount, selling_total, resale_total }: TransactionDetail): number {
  if (!selling_total || resale_total === null) return 0;
  return Math.round((refund_amount / selling_total) * resale_total);
}

export function refusalFor(reader: Reader, refusal: unknown): unknown {
  if (!(refusal instanceof AppError) || seesCost(reader)) return refusal;
  switch (refusal.code) {
    case 'INSUFFICIENT_BALANCE':
      return new AppError('BALANCE_SHORT');
    case 'BILL_CHANGED':
      return new AppError('INQUIRY_REQUIRED');
    case 'SUB_ACCOUNT_LIMIT': {
      const { rule, limit } = refusal.details as LimitRefusal & { limit?: number };
      const reason = shortLimitText(refusal.details as LimitRefusal);
      return new AppError('SUB_ACCOUNT_LIMIT', { reason, rule, ...(limit !== undefined && { limit }) });
    }
    default:
      return refusal;
  }
}
