import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { login } from '../../src/core/contract/session';
import { AppError } from '../http/app-error';
import { CLOSED_POLICY } from '../http/content-policy';
import { isApiPath } from '../http/paths';
import { REFERRER_POLICY, TRANSPORT_SECURITY } from '../http/safety-headers';

/** Calls a minute from one address: a busy portal with several tabs stays far below, a script does not. */
const CALLS_A_MINUTE = 1200;
/** Tries to sign in from one address a minute, whatever the identifiers; single ones lock far earlier. */
const LOGINS_A_MINUTE = 20;

/** Headers of every answer (promise S21); a page replaces the policy by its own. */
export async function installHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: REFERRER_POLICY },
    strictTransportSecurity: TRANSPORT_SECURITY,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('content-security-policy', CLOSED_POLICY);
    reply.header('x-request-id', request.id);
    if (isApiPath(request.url)) reply.header('cache-control', 'no-store');
  });
}

/** Limits by address, before anything touches the database. */
export async function installRateLimit(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    timeWindow: '1 minute',
    keyGenerator: (request) => (isLogin(request) ? `login ${request.ip}` : request.ip),
    max: (request) => (isLogin(request) ? LOGINS_A_MINUTE : CALLS_A_MINUTE),
    allowList: (request) => !isApiPath(request.url),
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('RATE_LIMITED', { seconds: Math.max(1, Math.ceil(ttl / 1000)) }),
  });
  // One hook for every route and for unknown paths: the plugin's own hooks would come after the session's query.
  app.addHook('onRequest', app.rateLimit());
}

/** `page=1&page=2` reaches validators as a list; which of the two the caller means is nobody's guess. */
export function refuseRepeatedKeys(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    const repeated = Object.entries(request.query as object).filter(([, value]) => Array.isArray(value));
    if (repeated.length === 0) return;
    const fields = Object.fromEntries(repeated.map(([name]) => [name, ['Hanya boleh diisi sekali.']]));
    throw new AppError('BAD_REQUEST', undefined, fields);
  });
}

const isLogin = (request: FastifyRequest): boolean =>
  request.method === login.method && request.routeOptions.url === login.path;
