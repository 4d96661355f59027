import type { Database } from '../../../platform/db/client';
import { createIsolated } from '../../../platform/jobs/isolated';
import type { JobHandler } from '../../../platform/jobs/job';
import { queueJob } from '../../../platform/jobs/queue';
import { readPartnersDue } from './evaluate-store';
import type { TierService } from './service';

export const TIER_EVALUATION = 'tier-sweep';
/** Placeholder subject: the job concerns all partners. */
const ALL_PARTNERS = '0f1e7a3c-5d2b-4a60-9c8e-2b7d1e4f6a90';

/** Partners per attempt, to stay within the time limit of a job. */
const PORTION = 200;
const DAY = 86_400_000;
const RETRY = 3_600_000;
const JAKARTA_OFFSET = 7 * 3_600_000;
/** Milliseconds after midnight, to allow for clock differences. */
const AFTER_MIDNIGHT = 5 * 60_000;

/**
 * Evaluates every due tier; repeats shortly after the next midnight in Jakarta, or within the hour after
 * failures.
 */
export function createTierEvaluation(deps: {
  database: Database;
  tier: Pick<TierService, 'evaluate'>;
}): JobHandler {
  const isolated = createIsolated('the evaluation of a tier', 'partner', RETRY - 60_000);
  return async (_job, log) => {
    const due = await readPartnersDue(deps.database.db, PORTION, isolated.resting());
    let changed = 0;
    await isolated.each(due, log, async (partner) => {
      if (await deps.tier.evaluate(partner)) changed += 1;
    });
    if (due.length === PORTION && changed > 0) return { again: 0 };
    const midnight = untilNextMidnight(Date.now());
    return { again: isolated.resting().length > 0 ? Math.min(RETRY, midnight) : midnight };
  };
}

export const queueTierEvaluation = (database: Database): Promise<void> =>
  queueJob(database.db, TIER_EVALUATION, ALL_PARTNERS);

const untilNextMidnight = (now: number): number => DAY - ((now + JAKARTA_OFFSET) % DAY) + AFTER_MIDNIGHT;
