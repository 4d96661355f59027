import { daysOf, isByMonth, monthsOf, type Span, spanBefore } from '../../../core/format/periods';
import type { Database } from '../../../platform/db/client';
import type { Actor } from '../../../platform/http/actor';
import type { BookSlot, BookSum, Books } from '../contract/books';
import { figuresOf } from '../domain/figures';
import { countings } from '../domain/lines';
import { hasAnything, readSlotSums, readSums, readUncountedOrders, type SlotSum } from './sums-store';
import { hiddenLines, seesProfit } from './view';

/** Profit and cash flow of a period and the preceding one, limited to what the caller may see. */
export async function readBooks(
  database: Database,
  actor: Actor,
  { from, to, today }: Span & { today: string },
): Promise<Books> {
  const { partnerId } = actor;
  const span = { from, to };
  const asked = { partner: partnerId, ...span };
  const before = spanBefore(span);
  const sees_profit = await seesProfit(database, actor);
  const hidden = hiddenLines(sees_profit);
  const by_month = isByMonth(span);
  const [slots, sumsBefore, uncounted, any] = await Promise.all([
    readSlotSums(database, { ...asked, hidden, shape: by_month ? 'YYYY-MM' : 'YYYY-MM-DD' }),
    sees_profit ? readSums(database, { partner: partnerId, ...before, hidden: [] }) : [],
    readUncountedOrders(database, asked),
    hasAnything(database, { partner: partnerId }),
  ]);
  const sums = together(slots);
  return {
    ...{ today, ...span },
    ...{ previous_from: before.from, previous_to: before.to },
    ...{ sees_profit, by_month, sums: inOrder(sums) },
    now: sees_profit ? figuresOf(sums) : null,
    before: sees_profit ? figuresOf(sumsBefore) : null,
    slots: sees_profit ? slotsOf(by_month ? monthsOf(span) : daysOf(span), slots) : [],
    ...uncounted,
    pending: { orders: ordersOf(sums, 'pending'), amount: 0 - totalOf(sums, 'pending') },
    is_new: !any,
  };
}

const inOrder = (sums: BookSum[]): BookSum[] =>
  [...sums].sort(
    (one, other) =>
      countings.indexOf(one.counts) - countings.indexOf(other.counts) ||
      Math.abs(other.amount) - Math.abs(one.amount),
  );

const totalOf = (sums: BookSum[], counts: BookSum['counts']): number =>
  sums.reduce((sum, row) => (row.counts === counts ? sum + row.amount : sum), 0);

/** Counts purchases, because each order has one. */
const ordersOf = (sums: BookSum[], counts: BookSum['counts']): number =>
  sums.reduce((sum, row) => (row.counts === counts && row.line === 'purchase' ? sum + row.rows : sum), 0);

function together(slots: SlotSum[]): BookSum[] {
  const sums = new Map<string, BookSum>();
  for (const { line, counts, ...sum } of slots) {
    const known = sums.get(`${line} ${counts}`);
    sums.set(`${line} ${counts}`, {
      ...{ line, counts },
      rows: sum.rows + (known?.rows ?? 0),
      money_in: sum.money_in + (known?.money_in ?? 0),
      money_out: sum.money_out + (known?.money_out ?? 0),
      amount: sum.amount + (known?.amount ?? 0),
    });
  }
  return [...sums.values()];
}

function slotsOf(names: string[], sums: SlotSum[]): BookSlot[] {
  const bySlot = new Map<string, SlotSum[]>();
  for (const sum of sums) bySlot.set(sum.slot, [...(bySlot.get(sum.slot) ?? []), sum]);
  return names.map((slot) => {
    const { omzet, modal, expense, net } = figuresOf(bySlot.get(slot) ?? []);
    return { slot, omzet, modal, expense, net };
  });
}
