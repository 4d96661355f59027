import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { date, dayNumber } from '../../../src/core/format/date';
import type { Db } from '../client';
import { balances, ledgerEntries } from '../schema/ledger';
import { type Standing, settleBalances } from './history-balances';
import { bookOf, type Posting } from './history-book';
import { dayStamp } from './history-codes';
import { insertRows } from './insert-rows';
import type { OrderRow } from './panel-orders';
import type { Shop } from './panel-rows';

const DAY = 86_400_000;
const JAKARTA_OFFSET = 7 * 3_600_000;
const DONE = 3;

/** Books what each website earned, a day at a time and the day after: the profit of today is still held back. */
export async function seedProfit(
  db: Db,
  earned: readonly { shop: Shop; orders: OrderRow[] }[],
): Promise<void> {
  const rows = await db
    .select({ id: balances.id, partnerId: balances.partner_id })
    .from(balances)
    .where(eq(balances.kind, 'panel'));
  const balanceIds = new Map(rows.map(({ id, partnerId }) => [partnerId, id]));
  const standings: Standing[] = [];
  for (const { shop, orders } of earned) {
    const id = balanceIds.get(shop.partnerId) ?? '';
    const book = bookOf(shop.partnerId, id, postingsOf(shop, orders));
    await insertRows(db, ledgerEntries, book.entries);
    standings.push({ id, balance: book.balance, version: book.version });
  }
  await settleBalances(db, standings);
}

function postingsOf({ partnerId, now }: Shop, orders: OrderRow[]): Posting[] {
  const profits = new Map<number, number>();
  for (const { order_status, profit, created_at } of orders) {
    const day = dayNumber(Date.parse(created_at));
    if (order_status === DONE && day < dayNumber(now)) profits.set(day, (profits.get(day) ?? 0) + profit);
  }
  return [...profits].map(([day, amount]) => {
    const at = (day + 1) * DAY - JAKARTA_OFFSET;
    return {
      postingId: v7({ msecs: at }),
      at,
      amount,
      house: 'profit',
      // Profit transaksi in the balance of the panel (domain 3.19).
      type: 1,
      ref_type: 'panel',
      ref_id: partnerId,
      ref_code: `PRF-${dayStamp(at - 1)}`,
      description: `Profit penjualan ${date(new Date(at - 1).toISOString())}`,
      person: null,
      actor: 'Sistem',
    };
  });
}
