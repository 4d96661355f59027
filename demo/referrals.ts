import { v7 } from 'uuid';
import { maskedName } from '../src/core/referral/masked-name';
import { baseOf, COMMISSION_RATE, commissionOf } from '../src/core/referral/programme';
import { COMMISSION_MOVE } from '../src/core/states';
import type { Account } from './accounts';
import { bookOf, type Posting } from './history/book';
import { addBalance, type Plan } from './history/plan';
import type { Tables } from './tables';
import { idAt, iso } from './time';

export function addReferrals(
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
