import { v7 } from 'uuid';
import { maskedName } from '../src/core/format/masked-name';
import { COMMISSION_MOVE, ORDER, PROFIT_MOVE } from '../src/core/states';
import type { Db } from '../src/platform/db/client';
import { sql } from '../src/platform/db/sql';
import { createVouchers } from '../src/topics/orders/server/transaction/vouchers';
import { createDelivered } from '../src/topics/panel-orders/server/delivered';
import { baseOf, COMMISSION_RATE, commissionOf } from '../src/topics/referral/domain';
import { type Account, type AccountDeps, addAccounts, addSubAccounts, MAIN } from './accounts';
import { addBills, addCatalogue } from './catalogue';
import { codesOf } from './chance';
import { addMarginGuards } from './guards';
import { bookOf, type Posting } from './history/book';
import { addBalance, addHistory, type Plan } from './history/plan';
import { addApiRequests, addWebhooks } from './integration';
import { addKyc, type KycDeps } from './kyc';
import { addNotifications, addOnboarding, addTickets } from './messages';
import { galleryOf, type StorePicture } from './pictures';
import { addPriceChanges, addSellingRules, pastPriceOf, pastRules } from './prices';
import { addBulk, addCashierShifts, addOrderApprovals } from './selling';
import { createTables, type Tables, withoutTriggers } from './tables';
import { idAt, iso } from './time';
import { addWebsites } from './website/websites';

function addReferrals(
  tables: Tables,
  referrer: Account,
  { referred, plans, now }: { referred: readonly Account[]; plans: readonly Plan[]; now: number },
): void {
  // All demo accounts share one browser, so the operator has confirmed that they are separate shops.
  tables.add(
    'referral_bars',
    referred.map(({ partnerId }) => ({
      ...{ partner_id: partnerId, reason: 'device', found_at: iso(now), lifted_at: iso(now) },
    })),
  );
  const nameOf = new Map(referred.map(({ partnerId, owner }) => [partnerId, maskedName(owner.name)]));
  const commissions = plans
    .filter(({ account }) => nameOf.has(account.partnerId))
    .flatMap(({ transactions }) => transactions)
    .map((order) => {
      const { status, refunded, selling_total: total, refund_amount: refund } = order;
      const base = baseOf({ status, refunded, total, refund });
      return { order, base, amount: commissionOf(base, COMMISSION_RATE) };
    })
    .filter(({ amount }) => amount > 0);
  tables.add(
    'referral_commissions',
    commissions.map(({ order, base, amount }) => ({
      ...{ order_id: order.id, partner_id: referrer.partnerId, referred_id: order.partner_id },
      ...{ base, rate: COMMISSION_RATE, amount, earned_at: order.finished_at, changed_at: order.finished_at },
    })),
  );
  const postings = commissions.map(({ order, amount }): Posting => {
    const at = Date.parse(order.finished_at);
    return {
      ...{ postingId: idAt(at), at, amount, house: 'referral', type: COMMISSION_MOVE.earned, person: null },
      ...{ ref_type: 'referral_commission', ref_id: order.id, ref_code: order.code },
      description: `Komisi dari ${nameOf.get(order.partner_id)}`,
    };
  });
  const book = bookOf(referrer.partnerId, v7(), postings);
  addBalance(tables, referrer.partnerId, 'referral', book);
  tables.add('ledger_entries', book.entries);
}

export async function seedAccounts(db: Db, deps: AccountDeps): Promise<void> {
  const tables = createTables();
  addAccounts(tables, deps);
  await tables.write(db);
}

export interface SeedDeps extends KycDeps, AccountDeps {
  storePicture: StorePicture;
}

/** Fills an empty database with all demo data. Run inside one transaction. */
export function seedAll(db: Db, deps: SeedDeps): Promise<void> {
  return withoutTriggers(db, async () => {
    const { now, vault } = deps;
    const tables = createTables();
    const accounts = addAccounts(tables, deps);
    const main = accounts.find(({ email }) => email === MAIN);
    if (!main) throw new Error(`no partner ${MAIN}`);
    addSubAccounts(tables, main, deps);
    // Pictures reference their owners, so the owners are written first.
    await tables.write(db);
    await addKyc(tables, accounts, { db, deps, now });
    addOnboarding(tables, now);
    const shelves = addCatalogue(tables, now);
    const bills = addBills(tables, now);
    const moves = addPriceChanges(tables, shelves, now);
    const rules = pastRules(shelves, now);
    const pastPrice = pastPriceOf(rules);
    const { seal } = createVouchers(vault);
    const codes = codesOf('codes');
    const sales = await addWebsites(tables, {
      ...{ accounts, shelves, codes, now, gallery: galleryOf(db, deps.storePicture) },
      ...{ seal: createDelivered(vault).seal, password: deps.hashes.password },
    });
    const plans = await addHistory(tables, accounts, { shelves, bills, pastPrice, codes, seal, sales, now });
    const plan = plans.find(({ account }) => account === main);
    if (!plan) throw new Error(`no past of ${MAIN}`);
    addBulk(tables, plan);
    addOrderApprovals(tables, plan);
    addCashierShifts(tables, plan, now);
    addSellingRules(tables, main, rules);
    addMarginGuards(tables, main, { shelves, moves, pastPrice, now });
    addReferrals(tables, main, { referred: accounts.filter(({ isReferred }) => isReferred), plans, now });
    addNotifications(tables, plans, now);
    addTickets(tables, plans, now);
    addWebhooks(tables, plan, vault);
    addApiRequests(tables, plan);
    await tables.write(db);
    await derive(db);
  });
}

/** Rows that triggers normally derive: order totals, and profit that is held for 24 hours. */
async function derive(db: Db): Promise<void> {
  await db.execute(sql`
    insert into order_changes (partner_id, sign, made_at, finished_at, brand_id, variation_id, user_id, source, status,
      refunded, reason, cost, refund, resale)
    select partner_id, 1, created_at, finished_at, brand_id, variation_id, user_id, source, status,
      refunded, status_reason_code, selling_total, refund_amount, resale_total
    from transactions`);
  await db.execute(sql`select add_order_changes(1000000)`);
  await db.execute(sql`
    insert into profit_holds (id, balance_id, ref_id, remaining, free_at)
    select e.id, e.balance_id, e.ref_id, e.amount, o.finished_at + interval '24 hours'
    from ledger_entries e join balances b on b.id = e.balance_id join panel_orders o on o.id = e.ref_id
    where b.kind = 'panel' and e.type = ${PROFIT_MOVE.order} and o.order_status = ${ORDER.done}
      and o.finished_at + interval '24 hours' > now()`);
}
