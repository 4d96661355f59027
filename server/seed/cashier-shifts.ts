import { v7 } from 'uuid';
import { dayNumber } from '../../src/core/format/date';
import { expectedCash, type Returned, salesOf, takenOf } from '../../src/core/shift/figures';
import { ORDER_SOURCE, SHIFT } from '../../src/core/states';
import type { Db } from '../db/client';
import { cashierShiftCash, cashierShiftOrders, cashierShifts } from '../db/schema/cashier-shift';
import type { Person } from './history-accounts';
import { chanceOf } from './history-chance';
import { type Codes, codesOf } from './history-codes';
import type { Plan } from './history-plan';
import { insertRows } from './insert-rows';

const MINUTE = 60_000;
const OPENING = 200_000;

interface Story {
  /** Rupiah that went out for something, and what for. */
  spent?: [amount: number, reason: string];
  /** Rupiah that came in. */
  change?: [amount: number, reason: string];
  /** The customer of the first order paid by QRIS. */
  isFirstNoncash?: true;
  difference?: number;
  note?: string;
}

/** Of the last days that the cashier sold on, newest first. */
const stories: readonly Story[] = [
  { spent: [15_000, 'Beli tisu dan plastik'], isFirstNoncash: true },
  { difference: -10_000, note: 'Salah memberi kembalian kepada pelanggan terakhir, sudah dicek di catatan.' },
  { change: [50_000, 'Tukar uang kecil'], isFirstNoncash: true },
  { spent: [50_000, 'Bayar iuran kebersihan'] },
  {},
];

type Order = Plan['transactions'][number];

/** A few closed shifts of the cashier, over orders that the demonstration has. */
export async function seedCashierShifts(tx: Db, plans: readonly Plan[], now: number): Promise<void> {
  const codes = codesOf(chanceOf('shifts'));
  for (const plan of plans) {
    const { cashier } = plan.account;
    if (!cashier) continue;
    const days = daysOf(plan.transactions, cashier, now).slice(0, stories.length);
    const told = days.map((orders, nth) =>
      rowsOf(plan, cashier, { orders, story: stories[nth] ?? {}, codes }),
    );
    await insertRows(
      tx,
      cashierShifts,
      told.map(({ shift }) => shift),
    );
    await insertRows(
      tx,
      cashierShiftCash,
      told.flatMap(({ moves }) => moves),
    );
    await insertRows(
      tx,
      cashierShiftOrders,
      told.flatMap(({ kept }) => kept),
    );
  }
}

/** What a person sold on whole days before today, a list a day, newest day first. */
function daysOf(orders: readonly Order[], { userId }: Person, now: number): Order[][] {
  const days = new Map<number, Order[]>();
  for (const order of orders) {
    const day = dayNumber(Date.parse(order.created_at));
    const isSold = order.source === ORDER_SOURCE.web || order.source === ORDER_SOURCE.bulk;
    if (order.user_id !== userId || !isSold || day >= dayNumber(now)) continue;
    days.set(day, [...(days.get(day) ?? []), order]);
  }
  return [...days].sort(([one], [other]) => other - one).map(([, sold]) => sold);
}

const returnedOf = ({ refund_amount, selling_total }: Order): Returned => {
  if (refund_amount === 0) return 'none';
  return refund_amount < selling_total ? 'part' : 'whole';
};

interface Told {
  orders: Order[];
  story: Story;
  codes: Codes;
}

function rowsOf({ account }: Plan, { userId }: Person, { orders, story, codes }: Told) {
  const times = orders.map(({ created_at }) => Date.parse(created_at));
  const opened = Math.min(...times) - 20 * MINUTE;
  const closed = Math.max(...times) + 25 * MINUTE;
  const id = v7({ msecs: opened });
  const moves = [story.change, story.spent].flatMap((move, nth) =>
    move
      ? [
          {
            ...{
              id: v7({ msecs: opened + (nth + 5) * MINUTE }),
              partner_id: account.partnerId,
              shift_id: id,
            },
            ...{ user_id: userId, amount: nth === 0 ? move[0] : -move[0], reason: move[1] },
            created_at: new Date(opened + (nth + 5) * MINUTE).toISOString(),
          },
        ]
      : [],
  );
  const sold = orders.map((order) => ({ resale: order.resale_total, returned: returnedOf(order) }));
  const sales = salesOf(sold);
  const [first] = sold;
  const noncash = story.isFirstNoncash && first ? (takenOf(first) ?? 0) : 0;
  const [cash_in, cash_out] = [story.change?.[0] ?? 0, story.spent?.[0] ?? 0];
  const expected = expectedCash({
    ...{ opening: OPENING, takings: sales.takings, noncash, cashIn: cash_in, cashOut: cash_out },
  });
  const note = story.note ?? null;
  return {
    shift: {
      ...{ id, code: codes.shift(opened), partner_id: account.partnerId, user_id: userId },
      ...{ status: SHIFT.closed, opening_cash: OPENING, opened_at: new Date(opened).toISOString() },
      ...{ closed_at: new Date(closed).toISOString(), closed_by: userId, pieces: null },
      ...{ ...sales, noncash, cash_in, cash_out, expected, counted: expected + (story.difference ?? 0) },
      ...{ note, note_by: note === null ? null : userId },
    },
    moves,
    kept: orders.map((order) => ({
      order_id: order.id,
      shift_id: id,
      taken: takenOf({ resale: order.resale_total, returned: returnedOf(order) }),
    })),
  };
}
