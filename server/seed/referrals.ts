import { inArray } from 'drizzle-orm';
import { v7 } from 'uuid';
import { maskedName } from '../../src/core/referral/masked-name';
import { baseOf, COMMISSION_RATE, commissionOf } from '../../src/core/referral/programme';
import { COMMISSION_MOVE } from '../../src/core/states';
import type { Db } from '../db/client';
import { partners, users } from '../db/schema/identity';
import { balances, ledgerEntries } from '../db/schema/ledger';
import { referralBars, referralCommissions } from '../db/schema/referral';
import type { DemoEmail } from './demo-logins';
import { settleBalances } from './history-balances';
import { bookOf, type Posting } from './history-book';
import type { Plan } from './history-plan';
import { insertRows } from './insert-rows';

const REFERRER: DemoEmail = 'mitra@demo.test';
/** The last one has bought nothing yet. */
const REFERRED: readonly DemoEmail[] = [
  'kedaluwarsa@demo.test',
  'perunggu@demo.test',
  'tanpapanel@demo.test',
  'baru@demo.test',
];

/** Partners that the first one has referred, with what their orders have brought it. */
export async function seedReferrals(db: Db, plans: readonly Plan[], now: number): Promise<void> {
  const people = await db
    .select({ email: users.email, name: users.name, partnerId: users.partner_id })
    .from(users)
    .where(inArray(users.email, [REFERRER, ...REFERRED]));
  const referrer = people.find(({ email }) => email === REFERRER);
  const referred = people.filter(({ email }) => email !== REFERRER);
  if (!referrer) return;
  const ids = referred.map(({ partnerId }) => partnerId);
  await db.update(partners).set({ referred_by: referrer.partnerId }).where(inArray(partners.id, ids));
  // One browser shows all of a demonstration: the operator has seen that these are shops of their own.
  const looked = new Date(now).toISOString();
  await insertRows(
    db,
    referralBars,
    ids.map((partner_id) => ({ partner_id, reason: 'device' as const, found_at: looked, lifted_at: looked })),
  );

  const nameOf = new Map(referred.map(({ partnerId, name }) => [partnerId, maskedName(name)]));
  const commissions = plans
    .filter(({ account }) => nameOf.has(account.partnerId))
    .flatMap(({ transactions }) => transactions)
    .map((order) => ({ order, base: baseOf(endOf(order)) }))
    .map(({ order, base }) => ({ order, base, amount: commissionOf(base, COMMISSION_RATE) }))
    .filter(({ amount }) => amount > 0);
  await insertRows(
    db,
    referralCommissions,
    commissions.map(({ order, base, amount }) => ({
      ...{ order_id: order.id, partner_id: referrer.partnerId, referred_id: order.partner_id },
      ...{ base, rate: COMMISSION_RATE, amount },
      ...{
        earned_at: order.finished_at ?? order.created_at,
        changed_at: order.finished_at ?? order.created_at,
      },
    })),
  );
  const [balance] = await db
    .insert(balances)
    .values({ id: v7(), partner_id: referrer.partnerId, kind: 'referral' })
    .returning({ id: balances.id });
  if (!balance) throw new Error('insert returned no row');
  const postings = commissions.map(({ order, amount }): Posting => {
    const at = Date.parse(order.finished_at ?? order.created_at);
    return {
      ...{ postingId: v7({ msecs: at }), at, amount, house: 'referral', type: COMMISSION_MOVE.earned },
      ...{ ref_type: 'referral_commission', ref_id: order.id, ref_code: order.code },
      description: `Komisi dari ${nameOf.get(order.partner_id)}`,
      ...{ person: null, actor: 'Sistem' },
    };
  });
  const book = bookOf(referrer.partnerId, balance.id, postings);
  await insertRows(db, ledgerEntries, book.entries);
  await settleBalances(db, [{ id: balance.id, balance: book.balance, version: book.version }]);
}

const endOf = ({ status, refunded, selling_total, refund_amount }: Plan['transactions'][number]) => ({
  ...{ status, refunded, total: selling_total, refund: refund_amount },
});
