import type { transactions } from '../db/schema/transaction';
import type { Vouchers } from '../modules/trade/transaction/vouchers';
import type { Shelf } from './catalogue-rows';
import type { Account } from './history-accounts';
import { type Book, bookOf, type Posting } from './history-book';
import { type Chance, chanceOf } from './history-chance';
import type { Codes } from './history-codes';
import { depositsFor } from './history-deposits';
import { type InquiryRow, type PastOrder, pastOrders } from './history-orders';
import { renewalPostings } from './history-renewals';
import { orderPostings, transactionRow } from './history-transactions';
import type { PastRule } from './selling-past';
import { depositPosting, paidTopup, type TopupRow, unpaidTopups } from './topups';

/** Everything that happened to one account, as rows. */
export interface Plan {
  account: Account;
  book: Book;
  transactions: (typeof transactions.$inferSelect)[];
  topups: TopupRow[];
  inquiries: InquiryRow[];
}

interface Stage {
  shelves: readonly Shelf[];
  /** Of selling prices. */
  rules: readonly PastRule[];
  codes: Codes;
  /** Milliseconds since 1970. */
  now: number;
  seal: Vouchers['seal'];
}

/** Orders first, then the top ups that must have carried them, then the book that both make together. */
export function planOf(
  account: Account,
  balanceId: string,
  bills: readonly PastOrder[],
  { codes, now, seal, ...sold }: Stage,
): Plan {
  const chance = chanceOf(account.past.email);
  const orders = [...pastOrders(chance, account, { ...sold, now }), ...bills]
    .sort((one, other) => one.at - other.at)
    .map((order) => ({ order, code: codes.transaction(order.at) }));
  const spent = [
    ...orders.flatMap(({ order, code }) => orderPostings(order, code)),
    ...renewalPostings(codes, account, firstOrder(orders, now), now),
  ].sort((one, other) => one.at - other.at);
  const paid = paidTopups(chance, codes, account, spent);
  const book = bookOf(account.partnerId, balanceId, [...spent, ...paid.map((one) => one.posting)]);
  return {
    account,
    book,
    transactions: orders.map(({ order, code }) => transactionRow(order, account.partnerId, code, book, seal)),
    inquiries: bills
      .flatMap(({ inquiry }) => inquiry ?? [])
      .map((inquiry) => ({ ...inquiry, partner_id: account.partnerId })),
    topups: [...paid.map((one) => one.topup), ...unpaidTopups(codes, account, now)],
  };
}

function firstOrder(orders: readonly { order: PastOrder }[], now: number): number {
  return orders[0]?.order.at ?? now;
}

function paidTopups(chance: Chance, codes: Codes, account: Account, spent: readonly Posting[]) {
  return depositsFor(chance, spent, account.past).map((deposit) => {
    const topup = paidTopup(chance, codes, account, deposit);
    return { topup, posting: depositPosting(topup, deposit, account) };
  });
}
