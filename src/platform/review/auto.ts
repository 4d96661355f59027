import type { Database, Db } from '../db/client';
import { isDemo } from '../demonstration';
import type { Env } from '../env';
import type { JobHandler } from '../jobs/job';
import { queueJob } from '../jobs/queue';

export type AutoReview = ReturnType<typeof createAutoReview>;

/**
 * Automatic reviewer of a demonstration: decides `AUTO_REVIEW_SECONDS` after a submission. Does nothing with
 * real data.
 */
export function createAutoReview({
  env,
  database,
}: {
  env: Pick<Env, 'SEED' | 'AUTO_REVIEW_SECONDS'>;
  database: Database;
}) {
  const isOn = async (db: Db): Promise<boolean> =>
    env.AUTO_REVIEW_SECONDS > 0 && (await isDemo(env, database, db));

  return {
    /** Queues in `db`. `refId` is the submission id, so that a resubmission is reviewed again. */
    async queue(db: Db, kind: string, refId: string): Promise<void> {
      if (await isOn(db)) await queueJob(db, kind, refId, env.AUTO_REVIEW_SECONDS * 1000);
    },

    /** Job handler. `validate` must ignore decided submissions, because it may run twice. */
    handler:
      (validate: (refId: string) => Promise<void>): JobHandler =>
      async ({ ref_id }) => {
        if (await isOn(database.db)) await validate(ref_id);
        return 'done';
      },
  };
}
