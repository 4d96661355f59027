import type { FastifyBaseLogger } from 'fastify';

export interface Job {
  id: string;
  kind: string;
  ref_id: string;
  /** Number of attempts, including this one. */
  attempts: number;
}

/**
 * `closed`: the handler completed the job in the same transaction as its work. `again`: milliseconds until
 * the next attempt.
 */
export type JobResult = 'done' | 'closed' | { again: number };

export type JobLog = Pick<FastifyBaseLogger, 'error'>;

/**
 * Runs one attempt of a job. It may run twice if a process dies, so it must be idempotent. It must finish
 * within ten seconds; after fifteen another process takes over. A throw is retried.
 */
export type JobHandler = (job: Job, log: JobLog) => Promise<JobResult>;

export type JobHandlers = Readonly<Record<string, JobHandler>>;
