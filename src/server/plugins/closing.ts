import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/http/app-error';
import { HEALTHZ } from '../../platform/http/operator-paths';
import { pathOf } from '../../platform/http/paths';

/** Milliseconds between checks for idle connections. */
const SWEEP_MS = 100;

/** Refuses new requests on open connections while the last ones finish. */
export function refuseWhileClosing(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
    // Fastify closes idle connections once; those that become idle later would delay the end by a minute
    // each.
    const timer = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
    app.server.once('close', () => clearInterval(timer));
  });
  app.addHook('onRequest', async (request, reply) => {
    // The process stays alive until its last request is answered.
    if (!closing || pathOf(request.url) === HEALTHZ) return;
    reply.header('connection', 'close');
    throw new AppError('UNAVAILABLE', { seconds: 1 });
  });
}
