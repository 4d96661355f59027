import { createHash } from 'node:crypto';
import { searchText } from '../../src/core/format/search-words';
import { BALANCE_MOVE, ORDER_SOURCE, REFUNDED } from '../../src/core/states';
import type { HistoryStep } from '../../src/topics/orders/contract/transaction';
import type { Vouchers } from '../../src/topics/orders/server/transaction/vouchers';
import { tierPrice } from '../../src/topics/selling-prices/domain/tier-price';
import { type Account, MAIN, type Person } from '../accounts';
import type { BrandRow, Shelf, VariationRow } from '../catalogue';
import type { Chance } from '../chance';
import type { PastPrice } from '../prices';
import { DAY, idAt, iso, SECOND } from '../time';
import { type Book, type Posting, SYSTEM } from './book';
import { purchaseTimes } from './calendar';
import { type Choice, chooserOf, type Outcome, outcomeOf } from './choices';
import type { Past } from './pasts';

/** A finished past order, before it is posted. Times are milliseconds since 1970. */
export interface PastOrder {
  id: string;
  /** Ledger posting of the refund; unused if nothing was refunded. */
  refundId: string;
  at: number;
  endedAt: number;
  buyer: Person;
  choice: Pick<Choice, 'qty' | 'customer'> & {
    brand: Pick<BrandRow, 'id' | 'name'>;
    variation: Pick<VariationRow, 'id' | 'name' | 'sku' | 'sla_seconds'>;
  };
  unitPrice: number;
  total: number;
  refund: number;
  /** Selling price by the rules of that day; null if no rule applied. */
  resale: number | null;
  outcome: Outcome;
  source: number;
  inquiry: { id: string; periods: readonly { period: string }[]; [column: string]: unknown } | null;
}

/** The latest orders succeed so that the final balance is exact. */
const CALM_END = 3;
const WAITED = 6 * SECOND;

export function pastOrders(
  chance: Chance,
  account: Account,
  { days, per_day, quiet }: Past,
  { shelves, pastPrice, now }: { shelves: readonly Shelf[]; pastPrice: PastPrice; now: number },
): PastOrder[] {
  const choose = chooserOf(chance, shelves);
  const times = purchaseTimes(chance, now - quiet * DAY, days, per_day);
  return times.map((at, index) => {
    const { choice, unitPrice } = affordable(choose, account);
    const { variation, brand, qty } = choice;
    const id = idAt(at);
    const outcome = outcomeOf(chance, id, choice, index >= times.length - CALM_END);
    const endedAt = at + outcome.duration;
    const priced = {
      variation_id: variation.id,
      brand_id: brand.id,
      category_id: brand.category_id,
      cost: unitPrice,
    };
    const resale = account.email === MAIN ? pastPrice(priced, at) : null;
    return {
      ...{ id, refundId: idAt(endedAt), at, endedAt, buyer: buyerOf(chance, account, at), choice, unitPrice },
      ...{ total: unitPrice * qty, refund: unitPrice * outcome.refundedQty, resale: resale && resale * qty },
      ...{ outcome, source: ORDER_SOURCE.web, inquiry: null },
    };
  });
}

/** Unverified partners had a purchase limit in the past as well. */
function affordable(choose: () => Choice, account: Account): { choice: Choice; unitPrice: number } {
  const choice = choose();
  const unitPrice = tierPrice(choice.variation.base_price, account.discountBps);
  const fits = account.limit === 0 || unitPrice * choice.qty <= account.limit;
  return fits ? { choice, unitPrice } : affordable(choose, account);
}

function buyerOf(chance: Chance, { owner, cashier }: Account, at: number): Person {
  const hour = (new Date(at).getUTCHours() + 7) % 24;
  return cashier && hour >= 9 && hour < 17 && chance.happens(0.45) ? cashier : owner;
}

export function orderPostings(order: PastOrder, code: string): Posting[] {
  const { brand, variation } = order.choice;
  const shared = {
    house: 'sales',
    ref_type: 'transaction',
    ref_id: order.id,
    ref_code: code,
    person: order.buyer,
  };
  const debit = { postingId: order.id, at: order.at, amount: -order.total, type: BALANCE_MOVE.purchase };
  const refund = {
    postingId: order.refundId,
    at: order.endedAt,
    amount: order.refund,
    type: BALANCE_MOVE.refund,
  };
  return [
    { ...shared, ...debit, description: `${brand.name} · ${variation.name}` },
    ...(order.refund > 0 ? [{ ...shared, ...refund, description: `Refund ${code}`, actor: SYSTEM }] : []),
  ];
}

export type TransactionRow = ReturnType<typeof transactionRow>;

export function transactionRow(
  order: PastOrder,
  { partnerId, code, book, seal }: { partnerId: string; code: string; book: Book; seal: Vouchers['seal'] },
) {
  const { choice, outcome, inquiry } = order;
  const { brand, variation, customer } = choice;
  const ref_id = code.replace('TRX', 'H2H');
  const after = book.after(order.id);
  const history = timeline(order, book);
  return {
    ...{ id: order.id, code, partner_id: partnerId, user_id: order.buyer.userId },
    request_hash: createHash('sha256').update(order.id).digest('hex'),
    ...{ ref_id, brand_id: brand.id, variation_id: variation.id },
    ...{ product_name: brand.name, item_name: variation.name, sku: variation.sku, ...customer },
    // The trigger `order_search` writes the same text.
    search: searchText(
      [
        ...[code, ref_id, brand.name, variation.name, variation.sku, customer.destination],
        ...[customer.nickname, outcome.sn],
      ].join('\n'),
    ),
    ...{
      qty: choice.qty,
      unit_price: order.unitPrice,
      selling_total: order.total,
      resale_total: order.resale,
    },
    ...{ inquiry_id: inquiry?.id ?? null, bill_period: inquiry?.periods[0]?.period ?? null },
    ...{ status: outcome.status, refunded: outcome.refunded, refund_amount: order.refund },
    ...{ refund_at: order.refund > 0 ? iso(order.endedAt) : null, status_reason_code: outcome.reason },
    ...{ sn: outcome.sn, ...seal(order.id, outcome.voucher_codes), source: order.source },
    ...{
      balance_before: after + order.total,
      balance_after: after,
      sla_seconds: variation.sla_seconds,
      history,
    },
    // One version for the order, one for each later history entry.
    version: 1 + history.length - 2,
    ...{ created_at: iso(order.at), finished_at: iso(order.endedAt) },
  };
}

function timeline(order: PastOrder, book: Book): HistoryStep[] {
  const step = (name: HistoryStep['step'], at: number, more: Partial<HistoryStep> = {}): HistoryStep => ({
    ...{ step: name, at: iso(at), actor: SYSTEM, amount: null, balance: null, ...more },
  });
  const { at, endedAt, outcome } = order;
  const steps = [
    step('created', at, { actor: order.buyer.name }),
    step('debited', at, { amount: order.total, balance: book.after(order.id) }),
    step('sent', at + Math.min(800, outcome.duration / 4)),
  ];
  if (outcome.duration > WAITED) steps.push(step('waiting', at + WAITED / 2));
  steps.push(step(outcome.refunded === REFUNDED.whole ? 'failed' : 'succeeded', endedAt));
  if (order.refund > 0) {
    const name = outcome.refunded === REFUNDED.part ? 'partly_refunded' : 'refunded';
    steps.push(step(name, endedAt, { amount: order.refund, balance: book.after(order.refundId) }));
  }
  return steps;
}
