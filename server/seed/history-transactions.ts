import { createHash } from 'node:crypto';
import type { HistoryStep } from '../../src/core/contract/transaction';
import { BALANCE_MOVE, ORDER_SOURCE, REFUNDED } from '../../src/core/states';
import type { transactions } from '../db/schema/transaction';
import type { Vouchers } from '../modules/trade/transaction/vouchers';
import type { Book, Posting } from './history-book';
import type { PastOrder } from './history-orders';

type TransactionRow = typeof transactions.$inferSelect;

/** Who acts when no person does; the words of the live statements. */
const SYSTEM = 'Sistem';
/** Orders that took longer than this waited visibly. */
const WAITED = 6_000;

/** The debit of an order, and its refund when there was one. */
export function orderPostings(order: PastOrder, code: string): Posting[] {
  const { brand, variation } = order.choice;
  const shared = { house: 'sales', ref_type: 'transaction', ref_id: order.id, ref_code: code } as const;
  const debit: Posting = {
    ...shared,
    postingId: order.id,
    at: order.at,
    amount: -order.total,
    type: BALANCE_MOVE.purchase,
    description: `${brand.name} · ${variation.name}`,
    person: order.buyer,
    actor: order.buyer.name,
  };
  if (order.refund === 0) return [debit];
  const refund: Posting = {
    ...shared,
    postingId: order.refundId,
    at: order.endedAt,
    amount: order.refund,
    type: BALANCE_MOVE.refund,
    description: `Refund ${code}`,
    person: order.buyer,
    actor: SYSTEM,
  };
  return [debit, refund];
}

export function transactionRow(
  order: PastOrder,
  partnerId: string,
  code: string,
  book: Book,
  seal: Vouchers['seal'],
): TransactionRow {
  const { choice, outcome } = order;
  const balanceAfter = book.after(order.id);
  const endedAt = new Date(order.endedAt).toISOString();
  const history = timeline(order, book);
  return {
    id: order.id,
    code,
    partner_id: partnerId,
    user_id: order.buyer.userId,
    // These orders are older than idempotency keys.
    idempotency_key: null,
    request_hash: createHash('sha256').update(order.id).digest('hex'),
    ref_id: code.replace('TRX', 'H2H'),
    brand_id: choice.brand.id,
    variation_id: choice.variation.id,
    product_name: choice.brand.name,
    item_name: choice.variation.name,
    sku: choice.variation.sku,
    ...choice.customer,
    qty: choice.qty,
    unit_price: order.unitPrice,
    selling_total: order.total,
    resale_total: order.resale,
    inquiry_id: order.inquiry?.id ?? null,
    bill_period: order.inquiry?.periods[0]?.period ?? null,
    status: outcome.status,
    refunded: outcome.refunded,
    refund_amount: order.refund,
    refund_at: order.refund > 0 ? endedAt : null,
    status_reason_code: outcome.reason,
    sn: outcome.sn,
    ...seal(order.id, outcome.voucher_codes),
    customer_name: null,
    note: null,
    source: ORDER_SOURCE.web,
    balance_before: balanceAfter + order.total,
    balance_after: balanceAfter,
    sla_seconds: choice.variation.sla_seconds,
    history,
    // One for the order itself, one for each time that something was added to its story.
    version: 1 + history.length - 2,
    created_at: new Date(order.at).toISOString(),
    finished_at: endedAt,
  };
}

function timeline(order: PastOrder, book: Book): HistoryStep[] {
  const step = (name: HistoryStep['step'], at: number, more: Partial<HistoryStep> = {}): HistoryStep => ({
    step: name,
    at: new Date(at).toISOString(),
    actor: SYSTEM,
    amount: null,
    balance: null,
    ...more,
  });
  const { at, endedAt, outcome } = order;
  const sentAt = at + Math.min(800, outcome.duration / 4);
  const steps = [
    step('created', at, { actor: order.buyer.name }),
    step('debited', at, { amount: order.total, balance: book.after(order.id) }),
    step('sent', sentAt),
  ];
  if (outcome.duration > WAITED) steps.push(step('waiting', at + WAITED / 2));
  steps.push(step(outcome.refunded === REFUNDED.whole ? 'failed' : 'succeeded', endedAt));
  if (order.refund > 0) {
    const name = outcome.refunded === REFUNDED.part ? 'partly_refunded' : 'refunded';
    steps.push(step(name, endedAt, { amount: order.refund, balance: book.after(order.refundId) }));
  }
  return steps;
}
