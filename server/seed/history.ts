import { sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { billInquiries } from '../db/schema/bill';
import { ledgerEntries } from '../db/schema/ledger';
import { topups } from '../db/schema/topup';
import { transactions } from '../db/schema/transaction';
import type { Vouchers } from '../modules/trade/transaction/vouchers';
import type { BillShelf } from './bill-rows';
import type { Shelf } from './catalogue-rows';
import { accountsWithPast } from './history-accounts';
import { openBalances, settleBalances } from './history-balances';
import { pastBills } from './history-bills';
import { chanceOf } from './history-chance';
import { codesOf } from './history-codes';
import { type Plan, planOf } from './history-plan';
import { insertRows } from './insert-rows';
import type { PastRule } from './selling-past';
import { seedTopupPayments } from './topup-payments';

interface Sold {
  now: number;
  seal: Vouchers['seal'];
  bills: readonly BillShelf[];
  /** Of selling prices, as they came in the course of that time. */
  rules: readonly PastRule[];
}

/**
 * Gives the demonstration accounts their past, relative to `now` (milliseconds since 1970): orders, top ups and
 * the ledger behind them. The accounts must stand already. Run inside one transaction.
 */
export async function seedHistory(
  db: Db,
  shelves: readonly Shelf[],
  { now, seal, bills, rules }: Sold,
): Promise<Plan[]> {
  const balanceIds = await openBalances(db);
  const stage = { shelves, rules, codes: codesOf(chanceOf('codes')), now, seal };
  const plans: Plan[] = [];
  for (const account of await accountsWithPast(db)) {
    const paid = await pastBills(account, bills, now);
    plans.push(planOf(account, balanceIds.get(account.partnerId) ?? '', paid, stage));
  }
  for (const plan of plans) {
    await insertRows(db, billInquiries, plan.inquiries);
    await insertRows(db, transactions, plan.transactions);
    await insertRows(db, topups, plan.topups);
    await insertRows(db, ledgerEntries, plan.book.entries);
  }
  await settleBalances(
    db,
    plans.map(({ account, book }) => ({
      id: balanceIds.get(account.partnerId) ?? '',
      balance: book.balance,
      version: book.version,
    })),
  );
  await seedTopupPayments(db);
  // Else the first server would add them up while it answers its first pages.
  await db.execute(sql`select add_order_changes(1000000)`);
  return plans;
}
