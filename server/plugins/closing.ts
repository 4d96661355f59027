import type { FastifyInstance } from 'fastify';
import { AppError } from '../http/app-error';
import { HEALTHZ } from '../http/operator-paths';
import { pathOf } from '../http/paths';

/** Milliseconds between looks for connections whose last call has ended. */
const SWEEP = 100;

/** While the last calls finish, new ones on connections that are still open are told to come back. */
export function refuseWhileClosing(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
    // Fastify closes idle connections once; those that become idle afterwards would be waited for, a minute each.
    const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP);
    app.server.once('close', () => clearInterval(sweep));
  });
  app.addHook('onRequest', async (request, reply) => {
    // It lives until its last call is answered.
    if (!closing || pathOf(request.url) === HEALTHZ) return;
    reply.header('connection', 'close');
    throw new AppError('UNAVAILABLE', { seconds: 1 });
  });
}
