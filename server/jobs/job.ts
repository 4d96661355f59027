import type { FastifyBaseLogger } from 'fastify';

/** Work that runs later, once, in whichever process is free. */
export interface Job {
  id: string;
  kind: string;
  ref_id: string;
  /** Tries so far, this one included. */
  attempts: number;
}

/** `closed`: the handler ended the job in the same commit as its work. `again`: milliseconds until the next try. */
export type JobResult = 'done' | 'closed' | { again: number };

/** Where a handler tells what failed inside a try that goes on. */
export type JobLog = Pick<FastifyBaseLogger, 'error'>;

/**
 * Runs one try of a job. It may run twice when a process dies in between, so what it does is safe to repeat; it
 * answers within ten seconds, after fifteen another process takes over. A throw is tried again.
 */
export type JobHandler = (job: Job, log: JobLog) => Promise<JobResult>;

export type JobHandlers = Readonly<Record<string, JobHandler>>;
