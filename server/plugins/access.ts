import type { FastifyInstance } from 'fastify';
import { PUBLIC, SIGNED_IN } from '../../src/core/contract/endpoint';
import { AppError } from '../http/app-error';
import { isApiPath } from '../http/paths';

/**
 * The same question as in the browser, asked before a body is read. A route that names no object is not
 * reachable: forgetting to protect one must show, not open it.
 */
export function installAccess(app: FastifyInstance, { maintenance }: { maintenance: boolean }): void {
  app.addHook('onRequest', async (request) => {
    if (request.is404) return;
    const { object, hidden, alwaysOpen } = request.routeOptions.config;
    if (object === undefined) throw new AppError('NOT_FOUND');
    if (maintenance && !alwaysOpen && isApiPath(request.url)) throw new AppError('MAINTENANCE');
    if (object === PUBLIC) return;
    if (!request.actor) throw new AppError('UNAUTHENTICATED');
    // Before phone and e-mail are verified a person sees to the account; what is the owner's alone is business.
    if (!request.actor.verified && object !== SIGNED_IN) throw new AppError('NOT_VERIFIED');
    const verdict = request.actor.can(object);
    if (verdict.can) return;
    if (hidden) throw new AppError('NOT_FOUND');
    throw new AppError(verdict.reason === 'expired' ? 'PANEL_EXPIRED' : 'FORBIDDEN');
  });
}
