import type { ReplyOf } from '../../../../src/core/contract/endpoint';
import type { listTiers, Tier, TierProgress } from '../../../../src/core/contract/tier';
import type { Database, Db } from '../../../db/client';
import type { Actor } from '../../../http/actor';
import { AppError } from '../../../http/app-error';
import type { ActivityService } from '../activity/service';
import type { NotificationService } from '../notification/service';
import { evaluateTier, type Verdict } from './evaluate-store';
import { allTiers, ensureTiers, type StandingRow, standingOf } from './store';
import { wordsOf } from './words';

export interface TierDeps {
  database: Database;
  activity: Pick<ActivityService, 'recordFor'>;
  notification: Pick<NotificationService, 'tell'>;
}

export type TierService = ReturnType<typeof createTierService>;

/** Partner tiers, which follow top-ups and KYC automatically (specification 6, docs/decisions.md). */
export function createTierService({ database, activity, notification }: TierDeps) {
  const evaluateIn = async (tx: Db, partnerId: string): Promise<Verdict | null> => {
    const verdict = await evaluateTier(tx, partnerId);
    const words = verdict && wordsOf(verdict);
    if (!verdict || !words) return verdict;
    await notification.tell(tx, partnerId, { ...words, link: '/tier' });
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
