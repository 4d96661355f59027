import type { FastifyInstance } from 'fastify';
import { PUBLIC, SIGNED_IN } from '../../core/contract/endpoint';
import { AppError } from '../../platform/http/app-error';
import { isApiPath } from '../../platform/http/paths';
import { verdictError } from '../../platform/http/verdict-error';

/**
 * Checks access before the body is read, with the same rules as the browser. A route without an access object
 * is unreachable, so that a missing declaration fails closed.
 */
export function installAccess(app: FastifyInstance, { maintenance }: { maintenance: boolean }): void {
  app.addHook('onRequest', async (request) => {
    if (request.is404) return;
    const { object, hidden, alwaysOpen } = request.routeOptions.config;
    if (object === undefined) throw new AppError('NOT_FOUND');
    if (maintenance && !alwaysOpen && isApiPath(request.url)) throw new AppError('MAINTENANCE');
    if (object === PUBLIC) return;
    if (!request.actor) throw new AppError('UNAUTHENTICATED');
    // An unverified user may only manage the account.
    if (!request.actor.verified && object !== SIGNED_IN) throw new AppError('NOT_VERIFIED');
    const verdict = request.actor.can(object);
    if (verdict.can) return;
    if (hidden) throw new AppError('NOT_FOUND');
    throw verdictError(verdict);
  });
}
