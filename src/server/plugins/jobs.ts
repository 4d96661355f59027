import type { FastifyInstance } from 'fastify';
import type { Worker } from '../../platform/jobs/worker';

/** Runs jobs in this process, and stops them before the database closes. */
export function installJobs(app: FastifyInstance, worker: Worker): void {
  app.addHook('onReady', async () => worker.start(app.log));
  app.addHook('preClose', () => worker.stop());
}
