import type { Db } from '../db/client';
import { ledgerEntries } from '../db/schema/ledger';
import { topups } from '../db/schema/topup';
import { transactions } from '../db/schema/transaction';
import type { Vouchers } from '../modules/trade/transaction/vouchers';
import type { Shelf } from './catalogue-rows';
import { accountsWithPast } from './history-accounts';
import { openBalances, settleBalances } from './history-balances';
import { chanceOf } from './history-chance';
import { codesOf } from './history-codes';
import { type Plan, planOf } from './history-plan';
import { insertRows } from './insert-rows';
import { seedTopupPayments } from './topup-payments';

/**
 * Gives the demonstration accounts their past, relative to `now` (milliseconds since 1970): orders, top ups and
 * the ledger behind them. The accounts must stand already. Run inside one transaction.
 */
export async function seedHistory(
  db: Db,
  shelves: readonly Shelf[],
  { now, seal }: { now: number; seal: Vouchers['seal'] },
): Promise<Plan[]> {
  const balanceIds = await openBalances(db);
  const stage = { shelves, codes: codesOf(chanceOf('codes')), now, seal };
  const plans = (await accountsWithPast(db)).map((account) =>
    planOf(account, balanceIds.get(account.partnerId) ?? '', stage),
  );
  for (const plan of plans) {
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
  return plans;
}
