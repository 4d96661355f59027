import type { Database } from '../db/client';
import { command, queryAll, run, statement } from '../db/statement';
import type { Job, JobHandlers, JobLog } from './job';

/** Seconds until the job of a dead process is taken over. */
const LEASE = 15;

interface ClaimedJob extends Job {
  /** Exact `run_at`: a concurrent requeue changes it. */
  due: string;
}

/** Claims due jobs; no other process gets them during their lease. */
const claimJobs = queryAll<{ kinds: readonly string[]; most: number }, ClaimedJob>(
  'jobs_claim',
  `update jobs set locked_until = now() + make_interval(secs => ${LEASE}), attempts = attempts + 1
where id in (
  select id from jobs
  where done_at is null and run_at <= now() and (locked_until is null or locked_until < now())
    and kind = any(:kinds::text[])
  order by run_at limit :most::int for update skip locked
)
returning id, kind, ref_id, attempts, run_at::text as due`,
);

// A job requeued while it ran stays available.
const finishJob = command<{ id: string; due: string }>(
  'jobs_finish',
  `update jobs set done_at = case when run_at <= :due::timestamptz then now() end, locked_until = null,
  last_error = null
where id = :id::uuid`,
);

// A job requeued while it ran keeps the requested time.
const repeatJob = command<{ id: string; due: string; wait: number; error: string | null }>(
  'jobs_again',
  `update jobs set locked_until = null, last_error = :error::text,
  run_at = case when run_at <= :due::timestamptz then now() + make_interval(secs => :wait::float8 / 1000) else run_at end
where id = :id::uuid and done_at is null`,
);

const nextStatement = statement<{ kinds: readonly string[] }, { wait: number | null }>(
  'jobs_next',
  `select (extract(epoch from min(greatest(run_at, locked_until)) - now()) * 1000)::float8 as wait
from jobs where done_at is null and kind = any(:kinds::text[])`,
);

/** Milliseconds until the next job is due (negative if overdue); null without jobs. */
async function nextJobIn(database: Database, kinds: readonly string[]): Promise<number | null> {
  const [row] = await run(database, nextStatement, { kinds });
  return row?.wait ?? null;
}

const MOST = 10;
/** Maximum polling interval in milliseconds, because other processes queue jobs, too. */
const LONGEST_NAP = 1_000;
const SHORTEST_NAP = 10;
const LONGEST_RETRY = 60_000;
/**
 * Milliseconds without a poll after which the worker counts as stuck: even a full worker completes or gives
 * up a job within it.
 */
const DEAF = 30_000;
const SILENT: JobLog = { error: () => undefined };

export interface Worker {
  start(log: JobLog): void;
  /** Polls at once, because a job was queued. */
  wake(): void;
  /** Throws if it is stopped or stuck. */
  assertAlive(): void;
  /** Claims no more jobs and waits for running ones. */
  stop(): Promise<void>;
}

export interface WorkerDeps {
  database: Database;
  handlers: JobHandlers;
  /** Kinds limited to half of the workers, so that slow ones do not block the others. */
  slow?: ReadonlySet<string>;
  most?: number;
}

interface Lane {
  kinds: string[];
  most: number;
  underWay: number;
}

/** Idle until `start`. */
export function createWorker({ database, handlers, slow = new Set(), most = MOST }: WorkerDeps): Worker {
  const laneOf = (isSlow: boolean, slots: number): Lane => ({
    kinds: Object.keys(handlers).filter((kind) => slow.has(kind) === isSlow),
    most: slots,
    underWay: 0,
  });
  // Slow kinds first, or a stream of others would leave them no worker.
  const lanes = [laneOf(true, most / 2), laneOf(false, most)].filter(({ kinds }) => kinds.length > 0);
  const underWay = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | null = null;
  let wakened = false;
  let log: JobLog | undefined;
  let running = false;
  let polledAt = 0;

  const wake = () => {
    if (!running) return;
    clearTimeout(timer);
    if (round) {
      wakened = true;
      return;
    }
    round = poll().finally(() => {
      round = null;
      if (wakened) wake();
    });
  };

  const napFor = (wait: number) => {
    if (running && !wakened) timer = setTimeout(wake, wait);
  };

  const capacityOf = (lane: Lane) => Math.min(lane.most - lane.underWay, most - underWay.size);

  const poll = async () => {
    wakened = false;
    polledAt = performance.now();
    try {
      for (const lane of lanes) {
        const jobs =
          capacityOf(lane) > 0
            ? await claimJobs(database, { kinds: lane.kinds, most: capacityOf(lane) })
            : [];
        for (const job of jobs) begin(job, lane);
      }
      const open = lanes.filter((lane) => capacityOf(lane) > 0).flatMap(({ kinds }) => kinds);
      if (open.length === 0) return; // The first finished job wakes the worker.
      const next = await nextJobIn(database, open);
      napFor(Math.min(LONGEST_NAP, Math.max(SHORTEST_NAP, next ?? LONGEST_NAP)));
    } catch (error) {
      log?.error({ err: error }, 'jobs could not be read');
      napFor(LONGEST_NAP);
    }
  };

  const begin = (job: ClaimedJob, lane: Lane) => {
    lane.underWay += 1;
    const work = attempt(job).finally(() => {
      lane.underWay -= 1;
      underWay.delete(work);
      wake();
    });
    underWay.add(work);
  };

  const attempt = async (job: ClaimedJob) => {
    try {
      const result = await tryOnce(job);
      if (result === 'done') await finishJob(database, job);
      else if (result !== 'closed')
        await repeatJob(database, { id: job.id, due: job.due, wait: result.again, error: result.error });
    } catch (error) {
      // The database is unavailable: the lease expires and the job is retried.
      log?.error({ err: error, job: job.id }, 'a job could not be put back');
    }
  };

  const tryOnce = async (job: Job): Promise<'done' | 'closed' | { again: number; error: string | null }> => {
    try {
      const result = await handlers[job.kind]?.(job, log ?? SILENT);
      if (result === undefined) return 'done';
      return typeof result === 'string' ? result : { again: result.again, error: null };
    } catch (error) {
      log?.error({ err: error, job: job.id, kind: job.kind }, 'a job failed and will be tried again');
      const again = Math.min(LONGEST_RETRY, 500 * 2 ** Math.min(job.attempts, 10));
      return { again, error: reasonOf(error).slice(0, 500) };
    }
  };

  return {
    start: (startLog) => {
      log = startLog;
      running = true;
      wake();
    },
    wake,
    assertAlive: () => {
      if (!running) throw new Error('the job worker does not run');
      const silence = performance.now() - polledAt;
      if (silence > DEAF)
        throw new Error(`the job worker has not looked for ${Math.round(silence / 1000)} s`);
    },
    stop: async () => {
      running = false;
      clearTimeout(timer);
      await round;
      await Promise.all(underWay);
    },
  };
}

/** The cause explains a failed query; its own message is the SQL text. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
};
