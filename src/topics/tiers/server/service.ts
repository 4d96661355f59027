import type { ReplyOf } from '../../../core/contract/endpoint';
import type { NotificationType } from '../../../core/contract/notification';
import { date } from '../../../core/format/date';
import { rupiah } from '../../../core/format/money';
import type { ActivityService } from '../../../platform/activity/service';
import type { Database, Db } from '../../../platform/db/client';
import { rowValues } from '../../../platform/db/row-sql';
import { sql } from '../../../platform/db/sql';
import { queryAll, queryOne } from '../../../platform/db/statement';
import type { Actor } from '../../../platform/http/actor';
import { AppError } from '../../../platform/http/app-error';
import type { NotificationService } from '../../../platform/notifications/service';
import { BANK_FEE } from '../../withdrawals/contract';
import type { listTiers, Tier, TierProgress } from '../contract';
import { evaluateTier, type Verdict } from './evaluate-store';
import { standardTiers } from './standard';

/** The boundary is exclusive, so the last day is one millisecond earlier. */
const lastDay = (validUntil: string): string => date(new Date(Date.parse(validUntil) - 1).toISOString());

interface TierNews {
  type: NotificationType;
  title: string;
  body: string;
}

/**
 * Notification about a result; null if there is none. Amounts are included only for users who may see
 * top-ups.
 */
function wordsOf(verdict: Verdict): TierNews | null {
  const { from, to, gains_panel, valid_until } = verdict;
  const until = valid_until ? lastDay(valid_until) : '';
  switch (verdict.verdict) {
    case 'raised':
      return {
        type: 'Info',
        title: `Tier Anda naik ke ${to}`,
        body: `Harga ${to} berlaku mulai transaksi berikutnya. Tier ini Anda miliki sampai ${until}.${
          gains_panel ? ' Anda kini dapat membuat website top up sendiri.' : ''
        }`,
      };
    case 'lowered':
      return {
        type: 'Top Up',
        title: `Tier Anda menjadi ${to}`,
        body: `${shortOf(verdict)} ${reached(to)}`,
      };
    case 'warned':
      return {
        type: 'Top Up',
        title: `Tier ${from} berakhir ${until}`,
        body: `${shortOf(verdict)} ${warning(to)}`,
      };
    case 'unchanged':
      return null;
  }
}

const shortOf = ({ from, volume, counted_from, needed }: Verdict): string =>
  volume < needed
    ? `Top up sejak ${date(counted_from)} ${rupiah(volume)}, syarat ${from} ${rupiah(needed)}.`
    : `Verifikasi KYC akun Anda belum lengkap untuk ${from}.`;

const reached = (to: string): string => `Harga ${to} berlaku mulai transaksi berikutnya.`;
const warning = (to: string): string => `Tanpa perubahan, tier Anda menjadi ${to}.`;

/** Creates the tiers unless there are any. */
async function ensureTiers(db: Db): Promise<void> {
  if (await db.hasRow(sql`select from tiers limit 1`)) return;
  for (const tier of standardTiers()) {
    await db.execute(sql`insert into tiers ${rowValues(tier)} on conflict do nothing`);
  }
}

const allTiers = queryAll<object, Tier>(
  'tier-list',
  `select id, name, image, color, level, min_topup_30d, requires_kyc, has_panel,
     price_discount_bps::float8 / 100 as price_discount_percent, rate_limit_rpm, max_sub_account, daily_limit,
     ${BANK_FEE}::int as withdraw_fee, support_sla_minutes, benefits
   from tiers order by level`,
);

interface Standing {
  tier_id: string;
  topup_30d: number;
  kyc_verified: boolean;
  since: string | null;
  valid_until: string | null;
  evaluated_at: string;
}

/** A partner's standing, with the top-ups that the evaluation at `valid_until` counts. */
interface StandingRow extends Standing {
  counted_from: string | null;
  counted: number | null;
}

const standingOf = queryOne<{ partner: string }, StandingRow>(
  'tier-standing',
  `select p.tier_id, p.kyc_status = 2 as kyc_verified, p.tier_since as since, p.tier_valid_until as valid_until,
     now() as evaluated_at, tier_volume(p.id, now()) as topup_30d, tier_counts_from(p.tier_valid_until) as counted_from,
     case when p.tier_valid_until is not null then tier_volume(p.id, p.tier_valid_until) end as counted
   from partners p where p.id = :partner::uuid`,
);

export interface TierDeps {
  database: Database;
  activity: Pick<ActivityService, 'recordFor'>;
  notification: Pick<NotificationService, 'notify'>;
}

export type TierService = ReturnType<typeof createTierService>;

/** Partner tiers, which follow top-ups and KYC automatically (specification 6, docs/decisions.md). */
export function createTierService({ database, activity, notification }: TierDeps) {
  const evaluateIn = async (tx: Db, partnerId: string): Promise<Verdict | null> => {
    const verdict = await evaluateTier(tx, partnerId);
    const words = verdict && wordsOf(verdict);
    if (!verdict || !words) return verdict;
    await notification.notify(tx, partnerId, { ...words, link: '/tier' });
    if (verdict.verdict !== 'warned') {
      await activity.recordFor(tx, partnerId, 'system', {
        code: verdict.verdict === 'raised' ? 'tier.raised' : 'tier.lowered',
        object: verdict.to,
        before: { Tier: verdict.from },
        after: { Tier: verdict.to },
      });
    }
    return verdict;
  };

  return {
    ready: (): Promise<void> => ensureTiers(database.db),

    /**
     * Updates a partner's tier from top-ups and KYC; runs after a credit, an approval, and daily. Pass the
     * transaction of the credit, otherwise it opens one. Null if unchanged.
     */
    evaluate: (partnerId: string, tx?: Db): Promise<Verdict | null> =>
      tx ? evaluateIn(tx, partnerId) : database.transaction((own) => evaluateIn(own, partnerId)),

    /** All tiers; the partner's progress only for users who may see top-ups. */
    async list(actor: Actor): Promise<ReplyOf<typeof listTiers>> {
      const tiers = await allTiers(database);
      if (!actor.can('topup').can) return { tiers, progress: null };
      const standing = await standingOf(database, { partner: actor.partnerId });
      if (!standing) throw new AppError('UNAUTHENTICATED');
      return { tiers, progress: progressOf(tiers, standing) };
    },
  };
}

function progressOf(tiers: Tier[], { counted_from, counted, ...standing }: StandingRow): TierProgress {
  const { tier_id, topup_30d, kyc_verified } = standing;
  const own = tiers.find(({ id }) => id === tier_id);
  const next = tiers.find(({ level }) => level > (own?.level ?? 0));
  const missingFor = (tier: Tier, volume: number) => ({
    missing_topup: Math.max(0, tier.min_topup_30d - volume),
    missing_kyc: tier.requires_kyc && !kyc_verified,
  });
  const fitOf = (volume: number) =>
    tiers.findLast((tier) => tier.min_topup_30d <= volume && (!tier.requires_kyc || kyc_verified));
  return {
    ...standing,
    stay:
      own && counted_from !== null && counted !== null
        ? { counted_from, counted, ...missingFor(own, counted), fit_id: fitOf(counted)?.id ?? tier_id }
        : null,
    next: next ? { tier_id: next.id, ...missingFor(next, topup_30d) } : null,
  };
}
