import type { FastifyInstance } from 'fastify';
import type { JobLog } from '../../platform/jobs/job';

/** A periodic task; safe with any number of processes. */
interface ScheduledTask {
  what: string;
  /** Milliseconds between the end of one run and the next. */
  pause: number;
  /** Long runs must stop when `closing` aborts; another process continues. */
  poll: (log: JobLog, closing: AbortSignal) => Promise<void>;
}

/** Milliseconds until the first run. */
const SOON = 1_000;

export function installTasks(app: FastifyInstance, tasks: readonly ScheduledTask[]): void {
  for (const task of tasks) installTask(app, task);
}

function installTask(app: FastifyInstance, { what, pause, poll }: ScheduledTask): void {
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> | undefined;
  let running = false;
  const closing = new AbortController();

  const again = (wait: number) => {
    if (running) timer = setTimeout(begin, wait).unref();
  };
  const begin = () => {
    underWay = poll(app.log, closing.signal)
      .catch((err: unknown) => app.log.error({ err }, `${what} failed; it runs again`))
      .finally(() => again(pause));
  };

  app.addHook('onReady', async () => {
    running = true;
    again(Math.min(SOON, pause));
  });
  app.addHook('preClose', async () => {
    running = false;
    closing.abort();
    clearTimeout(timer);
    await underWay;
  });
}
