import { maskedName } from '../../../core/format/masked-name';
import { rupiah } from '../../../core/format/money';
import { COMMISSION_MOVE } from '../../../core/states';
import type { Database, Db } from '../../../platform/db/client';
import { type SQL, sql } from '../../../platform/db/sql';
import type { JobHandler } from '../../../platform/jobs/job';
import type { LedgerService } from '../../../platform/ledger/service';
import type { NoticeService } from '../../../platform/notice/service';
import { type BarReason, barReasons, baseOf, COMMISSION_RATE, commissionOf } from '../domain';
import {
  type Commission,
  lockReferred,
  type ReferredOrder,
  readCommission,
  storeCommission,
} from './commission-store';

/** Conditions that indicate that partner and referrer are the same person, strongest first. */
const signs = (partner: string, referrer: string): Record<BarReason, SQL> => ({
  self: sql`${partner}::uuid = ${referrer}::uuid`,
  circle: sql`exists (
    with recursive above (id) as (
      select ${referrer}::uuid union select p.referred_by from above join partners p on p.id = above.id
      where p.referred_by is not null
    ) select from above where id = ${partner}::uuid)`,
  nik: sql`exists (select from kycs a join kycs b on b.nik_digest = a.nik_digest
    where a.partner_id = ${partner}::uuid and b.partner_id = ${referrer}::uuid)`,
  account: sql`exists (select from bank_accounts a join bank_accounts b on b.number_digest = a.number_digest
    where a.partner_id = ${partner}::uuid and b.partner_id = ${referrer}::uuid)`,
  device: sql`exists (
    select from users ua join sessions a on a.user_id = ua.id
    join sessions b on b.ip = a.ip and b.user_agent = a.user_agent join users ub on ub.id = b.user_id
    where ua.partner_id = ${partner}::uuid and ub.partner_id = ${referrer}::uuid and a.user_agent <> '')`,
});

function findSign(tx: Db, partner: string, referrer: string): Promise<BarReason | null> {
  const found = signs(partner, referrer);
  const cases = sql.join(
    barReasons.map((reason) => sql`when ${found[reason]} then ${reason}`),
    sql` `,
  );
  return tx.value<BarReason>(sql`select case ${cases} end`);
}

/** False if the partner has a bar, even a lifted one. */
const insertBar = (tx: Db, partner: string, reason: BarReason): Promise<boolean> =>
  tx.hasRow(sql`
    insert into referral_bars (partner_id, reason) values (${partner}, ${reason})
    on conflict (partner_id) do nothing returning partner_id`);

export const REFERRAL_COMMISSION = 'referral-commission';

type Notice = Pick<NoticeService, 'notify'>;

interface CommissionDeps {
  database: Database;
  ledger: Pick<LedgerService, 'postIn'>;
  notice: Notice;
}

const words: Record<BarReason, string> = {
  self: 'memakai kodenya sendiri',
  circle: 'saling mereferensikan dalam lingkaran',
  nik: 'memakai NIK yang sama',
  device: 'masuk dari perangkat dan alamat yang sama',
  account: 'memakai rekening bank yang sama',
};

/**
 * Adjusts a commission to its order: posts the difference; idempotent. Withdrawn commission is reclaimed as
 * well, so the balance may become negative until the next commissions.
 */
export const createCommission =
  ({ database, ledger, notice }: CommissionDeps): JobHandler =>
  async ({ ref_id }) => {
    await database.transaction(async (tx) => {
      const order = await lockReferred(tx, ref_id);
      const commission = order && (await commissionFor(tx, order, notice));
      if (!commission) return;
      await storeCommission(tx, commission);
      if (commission.difference !== 0) await ledger.postIn(tx, postingOf(commission));
    });
    return 'done';
  };

interface Moved extends Commission {
  /** Rupiah since the last posting; negative to reclaim. */
  difference: number;
}

async function commissionFor(tx: Db, order: ReferredOrder, notice: Notice): Promise<Moved | null> {
  const stored = await readCommission(tx, order.id);
  const base = baseOf(order);
  if (stored ? base === stored.base : base === 0 || !(await brings(tx, order, notice))) return null;
  const rate = stored?.rate ?? COMMISSION_RATE;
  const amount = commissionOf(base, rate);
  return { order, base, rate, amount, difference: amount - (stored?.amount ?? 0) };
}

function postingOf({ order, difference }: Moved): Parameters<LedgerService['postIn']>[1] {
  const who = maskedName(order.owner_name);
  const isBack = difference < 0;
  return {
    partnerId: order.referrer_id,
    kind: 'referral',
    amount: difference,
    house: 'referral',
    type: isBack ? COMMISSION_MOVE.takenBack : COMMISSION_MOVE.earned,
    refType: 'referral_commission',
    refId: order.id,
    refCode: order.code,
    description: isBack ? `Komisi dari ${who} dibatalkan` : `Komisi dari ${who}`,
    actor: 'Sistem',
    userId: null,
  };
}

/**
 * True if a first commission is due. Partners who seem to be the same person earn nothing; the operator is
 * notified once.
 */
async function brings(tx: Db, order: ReferredOrder, notice: Notice): Promise<boolean> {
  if (!order.in_time) return false;
  if (order.lifted !== null) return order.lifted;
  const reason = await findSign(tx, order.partner_id, order.referrer_id);
  if (!reason) return true;
  if (await insertBar(tx, order.partner_id, reason)) {
    await notice.notify(tx, {
      kind: 'referral_barred',
      ref: order.partner_code,
      text: `${order.partner_code} ${words[reason]} dengan perujuknya ${order.referrer_code}: komisi ditahan sejak ${order.code} (${rupiah(order.total)}). Bila keduanya memang orang berbeda: referral allow ${order.partner_code}.`,
    });
  }
  return false;
}
