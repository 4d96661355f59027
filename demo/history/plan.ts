import { v7 } from 'uuid';
import { BALANCE_MOVE, PLAN_CHARGE } from '../../src/core/states';
import type { Vouchers } from '../../src/topics/orders/server/transaction/vouchers';
import type { Account } from '../accounts';
import type { BillShelf, Shelf } from '../catalogue';
import { type Codes, chanceOf, codesOf } from '../chance';
import type { PastPrice } from '../prices';
import type { Tables } from '../tables';
import { DAY, idAt, iso } from '../time';
import { postingsOf, type SalesOf } from '../website/orders';
import { pastBills } from './bills';
import { type Book, bookOf, type Posting } from './book';
import { orderPostings, type PastOrder, pastOrders, type TransactionRow, transactionRow } from './orders';
import { type Past, pasts } from './pasts';
import { addTopups, depositsFor, paidTopup, type TopupRow, unpaidTopups } from './topups';

/** Price in rupiah and length of the demo plan (domain 3.15). */
export const demoPlan = { price: 150_000, period_days: 30 };
const PERIOD = demoPlan.period_days * DAY;

export interface Plan {
  account: Account;
  transactions: TransactionRow[];
  topups: TopupRow[];
  book: Book;
}

export interface Stage {
  shelves: readonly Shelf[];
  pastPrice: PastPrice;
  codes: Codes;
  /** Milliseconds since 1970. */
  now: number;
  seal: Vouchers['seal'];
  sales: SalesOf;
}

/** Generates orders first, then the top ups that pay for them, then the ledger of both. */
export function planOf(
  { account, past, balanceId }: { account: Account; past: Past; balanceId: string },
  bills: readonly PastOrder[],
  { codes, now, seal, sales, ...sold }: Stage,
): Plan {
  const chance = chanceOf(past.email);
  const orders = [...pastOrders(chance, account, past, { ...sold, now }), ...bills]
    .sort((one, other) => one.at - other.at)
    .map((order) => ({ order, code: codes('TRX', order.at) }));
  const spent = [
    ...orders.flatMap(({ order, code }) => orderPostings(order, code)),
    ...renewalPostings(codes, account, orders[0]?.order.at ?? now, now),
    ...(sales.get(account.partnerId) ?? []).flatMap((sale) => [
      ...postingsOf(sale).main,
      ...(sale.purchase ? orderPostings(sale.purchase.order, sale.purchase.code) : []),
    ]),
  ].sort((one, other) => one.at - other.at);
  const paid = depositsFor(chance, spent, past).map((deposit) => paidTopup(chance, codes, account, deposit));
  const book = bookOf(account.partnerId, balanceId, [...spent, ...paid.map(({ posting }) => posting)]);
  const topups = paid.map(({ topup, posting }) => ({
    ...topup,
    balance_after: book.after(posting.postingId),
  }));
  return {
    account,
    book,
    transactions: orders.map(({ order, code }) =>
      transactionRow(order, { partnerId: account.partnerId, code, book, seal }),
    ),
    topups: [...topups, ...unpaidTopups(codes, account, now)],
  };
}

/**
 * The panel was paid from the balance at every renewal before the current expiry. A panel longer than one
 * period was granted, not renewed.
 */
function renewalPostings(codes: Codes, { panelExpires }: Account, since: number, now: number): Posting[] {
  const postings: Posting[] = [];
  if (panelExpires === null || panelExpires > now + PERIOD) return postings;
  for (let at = panelExpires - PERIOD; at > since; at -= PERIOD) {
    if (at >= now) continue;
    postings.push({
      ...{ postingId: idAt(at), at, amount: -demoPlan.price, house: 'panel', type: BALANCE_MOVE.renewal },
      ...{ ref_type: 'plan-charge', ref_id: idAt(at), ref_code: codes('INV', at), person: null },
      description: `Perpanjangan panel ${demoPlan.period_days} hari`,
    });
  }
  return postings;
}

/** Balances of every partner and the past of the accounts that have one: orders, top ups, renewals and their ledger. */
export async function addHistory(
  tables: Tables,
  accounts: readonly Account[],
  { bills, ...stage }: Stage & { bills: readonly BillShelf[] },
): Promise<Plan[]> {
  const { now, seal, sales } = stage;
  const plans: Plan[] = [];
  for (const past of pasts) {
    const account = accounts.find(({ email }) => email === past.email);
    if (!account) continue;
    const paid = await pastBills(account, bills, { days: past.days, now });
    tables.add(
      'bill_inquiries',
      paid.flatMap(({ inquiry }) => inquiry ?? []),
    );
    plans.push(planOf({ account, past, balanceId: v7() }, paid, stage));
  }
  for (const { partnerId } of accounts) {
    const book = plans.find(({ account }) => account.partnerId === partnerId)?.book;
    addBalance(tables, partnerId, 'main', book);
  }
  tables.add(
    'transactions',
    plans.flatMap(({ transactions }) => transactions),
  );
  for (const { account, book } of plans) {
    const { partnerId } = account;
    const bought = (sales.get(partnerId) ?? []).flatMap(({ purchase }) => purchase ?? []);
    tables.add(
      'transactions',
      bought.map(({ order, code }) => transactionRow(order, { partnerId, code, book, seal })),
    );
  }
  addTopups(
    tables,
    plans.flatMap(({ topups }) => topups),
    now,
  );
  for (const { book } of plans) tables.add('ledger_entries', book.entries);
  addPlanCharges(tables, plans, now);
  return plans;
}

export function addBalance(
  tables: Tables,
  partnerId: string,
  kind: 'main' | 'panel' | 'referral',
  book?: Book,
): void {
  const id = book?.entries[0]?.balance_id ?? v7();
  tables.add('balances', [
    { id, partner_id: partnerId, kind, balance: book?.balance ?? 0, version: book?.version ?? 0 },
  ]);
}

function addPlanCharges(tables: Tables, plans: readonly Plan[], now: number): void {
  const renewals = plans
    .flatMap(({ book }) => book.entries)
    .filter(({ ref_type, balance_id }) => ref_type === 'plan-charge' && balance_id !== null);
  tables.add(
    'plan_charges',
    renewals.map(({ partner_id, ref_id, ref_code, amount, created_at: at }) => ({
      ...{ id: ref_id, code: ref_code, partner_id, due_at: at, amount: -amount, result: PLAN_CHARGE.taken },
      ...{ period_start: at, period_end: iso(Date.parse(at) + PERIOD), tried_at: at, paid_at: at },
    })),
  );
  const codes = codesOf('short charges');
  for (const { account } of plans) {
    const { panelExpires: at, partnerId: partner_id } = account;
    if (at === null || at > now) continue;
    tables.add('plan_charges', [
      {
        ...{ id: v7(), code: codes('INV', at), partner_id, due_at: iso(at), amount: demoPlan.price },
        ...{ result: PLAN_CHARGE.short, tried_at: iso(at) },
      },
    ]);
  }
}
