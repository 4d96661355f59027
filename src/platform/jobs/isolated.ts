import type { JobLog } from './job';

/** Processes many subjects so that a failing one does not block others. */
export interface Isolated {
  /** Recently failed subjects, which the query must skip so that they do not stay at its head. */
  resting(): string[];
  /** Processes in sequence; failures are logged and the subject rests. Returns the successful ones. */
  each(subjects: readonly string[], log: JobLog, work: (subject: string) => Promise<void>): Promise<string[]>;
}

/**
 * `what` names the work in the log, `subject` is the log key; a failed subject rests for `pause` milliseconds
 * in this process only.
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
