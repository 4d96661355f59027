import type { Worker } from './worker';

/** Combines workers; the kinds of one never wait for those of another. */
export const together = (workers: readonly Worker[]): Worker => ({
  start: (log) => {
    for (const worker of workers) worker.start(log);
  },
  wake: () => {
    for (const worker of workers) worker.wake();
  },
  assertAlive: () => {
    for (const worker of workers) worker.assertAlive();
  },
  stop: async () => {
    await Promise.all(workers.map((worker) => worker.stop()));
  },
});
