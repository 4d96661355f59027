import type { FastifyInstance } from 'fastify';
import type { Worker } from '../jobs/worker';

/** Jobs run beside the requests of this process, and end before its database closes. */
export function installJobs(app: FastifyInstance, worker: Worker): void {
  app.addHook('onReady', async () => worker.start(app.log));
  app.addHook('preClose', () => worker.stop());
}
