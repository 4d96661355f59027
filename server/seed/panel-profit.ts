import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { PROFIT_MOVE } from '../../src/core/states';
import type { Db } from '../db/client';
import { balances, ledgerEntries } from '../db/schema/ledger';
import { type Standing, settleBalances } from './history-balances';
import { bookOf, type Posting } from './history-book';
import { insertRows } from './insert-rows';
import type { OrderRow } from './panel-orders';
import type { Shop } from './panel-rows';

/** Books what each website earned at the gateway, an order at a time, as the server does. */
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
    const book = bookOf(shop.partnerId, id, postingsOf(orders));
    await insertRows(db, ledgerEntries, book.entries);
    standings.push({ id, balance: book.balance, version: book.version });
  }
  await settleBalances(db, standings);
}

const postingsOf = (orders: OrderRow[]): Posting[] =>
  orders
    .filter(({ profit_credited }) => profit_credited > 0)
    .map(({ id, invoice, paid_at, created_at, profit_credited, product_name, item_name }) => {
      const at = Date.parse(paid_at ?? created_at);
      return {
        postingId: v7({ msecs: at }),
        at,
        amount: profit_credited,
        house: 'profit',
        type: PROFIT_MOVE.order,
        ref_type: 'panel_order',
        ref_id: id,
        ref_code: invoice,
        description: `Profit ${product_name} · ${item_name}`.slice(0, 160),
        person: null,
        actor: 'Sistem',
      };
    });
