import type { Database, Db } from '../../../db/client';
import { isDemo } from '../../../demonstration';
import type { Env } from '../../../env';
import type { JobHandler } from '../../../jobs/job';
import { queueJob } from '../../../jobs/queue';

export type AutoReview = ReturnType<typeof createAutoReview>;

/**
 * The reviewer of a demonstration, so that a newcomer never waits for a person: what is handed in is judged
 * `AUTO_REVIEW_SECONDS` later. With real data it neither queues nor judges anything.
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
    /** With the commit of `db`. `refId` is the submission, not who made it: a second one is judged again. */
    async queue(db: Db, kind: string, refId: string): Promise<void> {
      if (await isOn(db)) await queueJob(db, kind, refId, env.AUTO_REVIEW_SECONDS * 1000);
    },

    /** A handler of such jobs. `judge` leaves alone what is no longer waiting: it may run twice. */
    handler:
      (judge: (refId: string) => Promise<void>): JobHandler =>
      async ({ ref_id }) => {
        if (await isOn(database.db)) await judge(ref_id);
        return 'done';
      },
  };
}
