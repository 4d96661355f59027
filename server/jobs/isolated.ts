import type { JobLog } from './job';

/** Work for many subjects of which one that fails holds up nobody. */
export interface Isolated {
  /** Subjects that failed lately, for the query to pass over: else they stand at its head for ever. */
  resting(): string[];
  /** One after another; a failure is logged with its subject, which then rests. Answers for whom it was done. */
  each(subjects: readonly string[], log: JobLog, work: (subject: string) => Promise<void>): Promise<string[]>;
}

/**
 * `what` names the work in the log, `subject` the key beside it; a subject that failed rests for `pause` milliseconds
 * in this process. Another process tries it on its own.
 */
export function createIsolated(what: string, subject: string, pause: number): Isolated {
  const until = new Map<string, number>();
  return {
    resting() {
      for (const [one, end] of until) if (end <= performance.now()) until.delete(one);
      return [...until.keys()];
    },

    async each(subjects, log, work) {
      const done: string[] = [];
      for (const one of subjects) {
        try {
          await work(one);
          done.push(one);
        } catch (failure) {
          until.set(one, performance.now() + pause);
          log.error({ err: failure, [subject]: one }, `${what} failed and will be tried again`);
        }
      }
      return done;
    },
  };
}
