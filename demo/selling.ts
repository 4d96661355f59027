import { v7 } from 'uuid';
import { dayNumber } from '../src/core/format/date';
import { APPROVAL, BULK, BULK_ROW, ORDER_SOURCE, SHIFT, TRANSACTION } from '../src/core/states';
import { fingerprintOf } from '../src/topics/bulk-orders/server/check';
import { APPROVAL_TIME } from '../src/topics/orders/contract/order-approval';
import { expectedCash, type Returned, salesOf, takenOf } from '../src/topics/shifts/domain/figures';
import type { Account, Person } from './accounts';
import { codesOf } from './chance';
import type { TransactionRow } from './history/orders';
import type { Plan } from './history/plan';
import type { Tables } from './tables';
import { idAt, iso, MINUTE } from './time';

const formValues = ({ order_param }: TransactionRow) =>
  Object.fromEntries(order_param.map(({ key, value }) => [key, value]));

const isPlainSuccess = ({ status, inquiry_id }: TransactionRow) =>
  status === TRANSACTION.success && inquiry_id === null;

/**
 * Number of orders in the batch, and their distance from the newest order, so that the batch is on no first
 * page.
 */
const BATCH = { rows: 6, back: 40 };

export function addBulk(tables: Tables, { account, transactions }: Plan): void {
  const orders = transactions
    .filter((order) => order.qty === 1 && isPlainSuccess(order))
    .slice(-BATCH.back - BATCH.rows, -BATCH.back);
  const [first] = orders;
  const last = orders.at(-1);
  if (!first || !last) return;
  const id = idAt(Date.parse(first.created_at));
  const { partnerId, owner } = account;
  tables.add('bulk_batches', [
    {
      ...{ id, partner_id: partnerId, user_id: owner.userId, user_name: owner.name },
      ...{ code: first.code.replace('TRX', 'BM'), idempotency_key: v7(), request_hash: first.request_hash },
      fingerprint: fingerprintOf(
        orders.map(({ variation_id: variation, destination }) => ({ variation, destination, counter: 1 })),
      ),
      ...{ status: BULK.done, total: orders.length },
      planned: orders.reduce((sum, { selling_total }) => sum + selling_total, 0),
      ...{ created_at: first.created_at, finished_at: last.created_at },
    },
  ]);
  tables.add(
    'bulk_rows',
    orders.map((order, position) => ({
      ...{ id: v7(), batch_id: id, partner_id: partnerId, position },
      line: `${order.sku} ${order.order_param.map(({ value }) => value).join(' ')}`.trim(),
      ...{ brand_id: order.brand_id, variation_id: order.variation_id, product_name: order.product_name },
      ...{ item_name: order.item_name, sku: order.sku, destination: order.destination },
      ...{ form_values: formValues(order), nickname: order.nickname, unit_price: order.unit_price },
      ...{ again: false, idempotency_key: v7(), state: BULK_ROW.placed, transaction_id: order.id },
    })),
  );
  for (const order of orders) order.source = ORDER_SOURCE.bulk;
}

/** Purchase limit of the cashier in rupiah at that time. */
const LIMIT = 150_000;

/**
 * Results of the requests, newest first. A request that was not approved has an order placed by other means.
 */
const ENDINGS: readonly { status: number; minutes: number; reason?: string }[] = [
  { status: APPROVAL.approved, minutes: 2 },
  { status: APPROVAL.refused, minutes: 4, reason: 'Pelanggan ini belum melunasi yang kemarin.' },
  { status: APPROVAL.approved, minutes: 1 },
  { status: APPROVAL.expired, minutes: 10 },
  { status: APPROVAL.cancelled, minutes: 3 },
  { status: APPROVAL.approved, minutes: 6 },
];

export function addOrderApprovals(tables: Tables, { account: { cashier, owner }, transactions }: Plan): void {
  const orders = transactions
    .filter(
      (order) => order.user_id === cashier?.userId && order.selling_total > LIMIT && isPlainSuccess(order),
    )
    .reverse();
  const deciders: Record<number, string | undefined> = {
    ...{
      [APPROVAL.approved]: owner.userId,
      [APPROVAL.refused]: owner.userId,
      [APPROVAL.cancelled]: cashier?.userId,
    },
  };
  tables.add(
    'order_approvals',
    orders.slice(0, ENDINGS.length).map((order, nth) => {
      const { status, minutes, reason } = ENDINGS[nth] ?? { status: APPROVAL.expired, minutes: 10 };
      const at = (after: number) => Date.parse(order.created_at) + after * MINUTE;
      const isApproved = status === APPROVAL.approved;
      const askedAt = isApproved ? at(-minutes) : at(0);
      return {
        ...{ id: idAt(askedAt), partner_id: order.partner_id, user_id: order.user_id },
        ...{ idempotency_key: v7(), request_hash: order.request_hash },
        request: {
          ...{ brand_id: order.brand_id, variation_id: order.variation_id, qty: order.qty },
          ...{ form_values: formValues(order), expected_price: order.unit_price, allow_duplicate: false },
        },
        ...{ brand_id: order.brand_id, variation_id: order.variation_id, product_name: order.product_name },
        ...{ item_name: order.item_name, destination: order.destination, nickname: order.nickname },
        ...{ qty: order.qty, total: order.selling_total, resale_total: order.resale_total, rule: 'order' },
        ...{ limit_amount: LIMIT, left_amount: LIMIT, status, slot: 1, created_at: iso(askedAt) },
        ...{
          expires_at: iso(askedAt + APPROVAL_TIME),
          decided_at: isApproved ? order.created_at : iso(at(minutes)),
        },
        ...{ decided_by: deciders[status] ?? null, reason: reason ?? null },
        transaction_id: isApproved ? order.id : null,
      };
    }),
  );
}

const OPENING = 200_000;

interface ShiftStory {
  /** Rupiah, positive for cash in, with the reason. */
  move?: [amount: number, reason: string];
  isFirstNoncash?: true;
  difference?: number;
  note?: string;
}

const SHIFTS: readonly ShiftStory[] = [
  { move: [-15_000, 'Beli tisu dan plastik'], isFirstNoncash: true },
  { difference: -10_000, note: 'Salah memberi kembalian kepada pelanggan terakhir, sudah dicek di catatan.' },
  { move: [50_000, 'Tukar uang kecil'], isFirstNoncash: true },
  { move: [-50_000, 'Bayar iuran kebersihan'] },
  {},
];

export function addCashierShifts(tables: Tables, { account, transactions }: Plan, now: number): void {
  const { cashier } = account;
  if (!cashier) return;
  const codes = codesOf('shifts');
  const days = daysOf(transactions, cashier, now);
  for (const [nth, story] of SHIFTS.entries()) {
    const orders = days[nth];
    if (orders) addShift(tables, { account, userId: cashier.userId, orders, story, codes });
  }
}

function daysOf(orders: readonly TransactionRow[], { userId }: Person, now: number): TransactionRow[][] {
  const days = new Map<number, TransactionRow[]>();
  for (const order of orders) {
    const day = dayNumber(Date.parse(order.created_at));
    if (order.user_id !== userId || day >= dayNumber(now)) continue;
    days.set(day, [...(days.get(day) ?? []), order]);
  }
  return [...days].sort(([one], [other]) => other - one).map(([, sold]) => sold);
}

function returnedOf({ refund_amount, selling_total }: TransactionRow): Returned {
  if (refund_amount === 0) return 'none';
  return refund_amount < selling_total ? 'part' : 'whole';
}

interface Shift {
  account: Account;
  userId: string;
  orders: TransactionRow[];
  story: ShiftStory;
  codes: ReturnType<typeof codesOf>;
}

function addShift(tables: Tables, { account, userId, orders, story, codes }: Shift): void {
  const times = orders.map(({ created_at }) => Date.parse(created_at));
  const [opened, closed] = [Math.min(...times) - 20 * MINUTE, Math.max(...times) + 25 * MINUTE];
  const id = idAt(opened);
  const [moved = 0, reason] = story.move ?? [];
  const sold = orders.map((order) => ({ resale: order.resale_total, returned: returnedOf(order) }));
  const sales = salesOf(sold);
  const [first] = sold;
  const noncash = story.isFirstNoncash && first ? (takenOf(first) ?? 0) : 0;
  const [cash_in, cash_out] = [Math.max(moved, 0), Math.max(-moved, 0)];
  const expected = expectedCash({
    ...{ opening: OPENING, sales: sales.sales, noncash, cashIn: cash_in, cashOut: cash_out },
  });
  const note = story.note ?? null;
  const movedAt = opened + (moved > 0 ? 5 : 6) * MINUTE;
  tables.add('cashier_shifts', [
    {
      ...{ id, code: codes('SK', opened), partner_id: account.partnerId, user_id: userId },
      ...{ status: SHIFT.closed, opening_cash: OPENING, opened_at: iso(opened) },
      ...{ closed_at: iso(closed), closed_by: userId },
      ...{ ...sales, noncash, cash_in, cash_out, expected, counted: expected + (story.difference ?? 0) },
      ...{ note, note_by: note === null ? null : userId },
    },
  ]);
  tables.add(
    'cashier_shift_cash',
    moved === 0
      ? []
      : [
          {
            ...{ id: idAt(movedAt), partner_id: account.partnerId, shift_id: id, user_id: userId },
            ...{ amount: moved, reason, created_at: iso(movedAt) },
          },
        ],
  );
  tables.add(
    'cashier_shift_orders',
    orders.map((order, nth) => ({
      ...{
        order_id: order.id,
        shift_id: id,
        taken: takenOf(sold[nth] ?? { resale: null, returned: 'none' }),
      },
    })),
  );
}
