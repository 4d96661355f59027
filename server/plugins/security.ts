import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  forgotPassword,
  loginByOtp,
  registerMitra,
  requestLoginOtp,
  resetPassword,
} from '../../src/core/contract/account';
import { resendEmail } from '../../src/core/contract/account-verification';
import { pathsOf } from '../../src/core/contract/endpoint';
import { acceptInvitation } from '../../src/core/contract/invitation';
import { login } from '../../src/core/contract/session';
import { placeStorefrontOrder, quoteStorefrontOrder } from '../../src/core/contract/storefront';
import {
  forgotMemberPassword,
  loginMember,
  registerMember,
  resetMemberPassword,
} from '../../src/core/contract/storefront-member';
import type { Database } from '../db/client';
import { networkOf } from '../http/address';
import { AppError } from '../http/app-error';
import { CLOSED_POLICY } from '../http/content-policy';
import { LIMIT_HEADERS } from '../http/limit-headers';
import { isOpenApiPath } from '../http/open-api-failure';
import { isApiPath, isOperatorPath } from '../http/paths';
import { REFERRER_POLICY, TRANSPORT_SECURITY } from '../http/safety-headers';
import { sharedLimits } from './shared-limits';

/** Calls a minute from one address: a busy portal with several tabs stays far below, a script does not. */
const CALLS_A_MINUTE = 1200;
/** Calls a minute from one address to each door that strangers knock at; single identifiers lock far earlier. */
const KNOCKS_A_MINUTE = 20;
/** Its first path of each path: a call by another of its names is the same knock. */
const doors: ReadonlyMap<string, string> = new Map(
  [
    login,
    loginByOtp,
    requestLoginOtp,
    registerMitra,
    forgotPassword,
    resendEmail,
    resetPassword,
    acceptInvitation,
    placeStorefrontOrder,
    quoteStorefrontOrder,
    registerMember,
    loginMember,
    forgotMemberPassword,
    resetMemberPassword,
  ].flatMap((endpoint) => pathsOf(endpoint).map((path, _nth, [first = path]) => [path, first] as const)),
);

/** Headers of every answer (promise S21); a page replaces the policy by its own. */
export async function installHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // Pages alone open windows.
    crossOriginOpenerPolicy: false,
    // For browsers and plug-ins that are no more. Sent with each of seventy answers they weigh what a page does.
    originAgentCluster: false,
    dnsPrefetchControl: false,
    ieNoOpen: false,
    permittedCrossDomainPolicies: false,
    xssFilter: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: REFERRER_POLICY },
    strictTransportSecurity: TRANSPORT_SECURITY,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('content-security-policy', CLOSED_POLICY);
    reply.header('x-request-id', request.id);
    if (isApiPath(request.url) || isOperatorPath(request.url)) reply.header('cache-control', 'no-store');
  });
}

/**
 * Limits by address, before anything else touches the database: counted in it where several processes share it, else in
 * the memory of the one process.
 */
export async function installRateLimit(app: FastifyInstance, database: Database): Promise<void> {
  await app.register(rateLimit, {
    ...(database.kind === 'postgres' && { store: sharedLimits(database) }),
    global: false,
    timeWindow: '1 minute',
    keyGenerator: (request) => {
      const network = networkOf(request.ip);
      const door = doorOf(request);
      return door ? `${door} ${network}` : network;
    },
    max: (request) => (doorOf(request) ? KNOCKS_A_MINUTE : CALLS_A_MINUTE),
    allowList: (request) => !isApiPath(request.url),
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('RATE_LIMITED', { seconds: Math.max(1, Math.ceil(ttl / 1000)) }),
  });
  // One hook for every route and for unknown paths: the plugin's own hooks would come after the session's query.
  app.addHook('onRequest', app.rateLimit());
  // Programs are told of the limit of their partner (`serve-program.ts`), and of this one when it refuses them.
  app.addHook('onRequest', async (request, reply) => {
    if (isOpenApiPath(request.url)) for (const name of LIMIT_HEADERS) reply.removeHeader(name);
  });
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

const doorOf = ({ method, routeOptions }: FastifyRequest): string | undefined =>
  method === login.method ? doors.get(routeOptions.url ?? '') : undefined;
