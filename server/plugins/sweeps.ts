import type { FastifyInstance } from 'fastify';
import type { JobLog } from '../jobs/job';

/** Work that looks at what is so, again and again; safe on any number of processes. */
interface Sweep {
  /** For the log. */
  what: string;
  /** Milliseconds between the end of one look and the next. */
  pause: number;
  /** One that has much to do leaves off when `closing` says so: what is left waits for the next process. */
  look: (log: JobLog, closing: AbortSignal) => Promise<void>;
}

/** The first look comes soon after the start, whatever the pause. */
const SOON = 1_000;

/** Runs each of them, one look after another, and ends before the database closes. */
export function installSweeps(app: FastifyInstance, sweeps: readonly Sweep[]): void {
  for (const sweep of sweeps) installSweep(app, sweep);
}

function installSweep(app: FastifyInstance, { what, pause, look }: Sweep): void {
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> | undefined;
  let running = false;
  const closing = new AbortController();

  const again = (wait: number) => {
    if (running) timer = setTimeout(begin, wait).unref();
  };
  const begin = () => {
    underWay = look(app.log, closing.signal)
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
