import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pathsOf } from '../../core/contract/endpoint';
import { login } from '../../core/contract/session';
import type { Database } from '../../platform/db/client';
import { AppError } from '../../platform/http/app-error';
import { CLOSED_POLICY } from '../../platform/http/content-policy';
import { LIMIT_HEADERS } from '../../platform/http/limit-headers';
import { WEBSITE_HOST } from '../../platform/http/operator-paths';
import { isApiPath, isOperatorPath } from '../../platform/http/paths';
import { REFERRER_POLICY, TRANSPORT_SECURITY } from '../../platform/http/safety-headers';
import { networkOf } from '../../platform/network/address';
import {
  forgotPassword,
  loginByOtp,
  registerMitra,
  requestLoginOtp,
  resetPassword,
} from '../../topics/accounts/contract/account';
import { resendEmail } from '../../topics/accounts/contract/account-verification';
import { acceptInvitation } from '../../topics/accounts/contract/invitation';
import {
  forgotMemberPassword,
  loginMember,
  loginMemberByCode,
  registerMember,
  requestMemberCode,
  resetMemberPassword,
} from '../../topics/members/contract';
import { placeStorefrontOrder, quoteStorefrontOrder } from '../../topics/storefront/contract/storefront';
import { WEBSITE } from '../../topics/website/server/hosts';
import { paths } from '../../topics/website/text/paths';
import { isOpenApiPath } from '../open-api-failure';
import { sharedLimits } from './shared-limits';

/** Calls per minute and address: far above several open tabs, far below a script. */
const CALLS_A_MINUTE = 1200;
/** Calls per minute and address to each anonymous endpoint; single accounts lock far earlier. */
const ANONYMOUS_CALLS_A_MINUTE = 20;
/** Main path by path, because aliases share one counter. */
const anonymousPaths: ReadonlyMap<string, string> = new Map([
  ...[
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
    requestMemberCode,
    loginMemberByCode,
    forgotMemberPassword,
    resetMemberPassword,
  ].flatMap((endpoint) => pathsOf(endpoint).map((path, _nth, [first = path]) => [path, first] as const)),
  // A form of a website counts as the call that it makes.
  ...(
    [
      [paths.signUp, registerMember],
      [paths.signIn, loginMember],
      [paths.code, requestMemberCode],
      [paths.enterCode, loginMemberByCode],
      [paths.forgot, forgotMemberPassword],
      [paths.reset, resetMemberPassword],
      [paths.password, loginMember],
      [paths.address, loginMember],
      [paths.review, placeStorefrontOrder],
    ] as const
  ).map(([form, { path }]) => [WEBSITE + form, path] as const),
  // The order form asks after each pause in typing, and each time a supplier may be asked for the nickname.
  [`${WEBSITE}/:slug`, WEBSITE],
  [`${WEBSITE}/:slug/hitung`, WEBSITE],
]);
/** Order forms of websites per minute and address. */
const ORDER_FORMS_A_MINUTE = 60;
/** Names per minute that a proxy asks about: each reads a row, and strangers can connect with any name. */
const WEBSITE_HOSTS_A_MINUTE = 6_000;

/** Headers of every response (promise S21); pages replace the policy. */
export async function installHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // Only pages open windows.
    crossOriginOpenerPolicy: false,
    // Obsolete headers: with seventy responses they weigh as much as a page.
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
 * Limits by address before any query: counted in the database if several processes share it, else in memory.
 */
export async function installRateLimit(app: FastifyInstance, database: Database): Promise<void> {
  await app.register(rateLimit, {
    ...(database.kind === 'postgres' && { store: sharedLimits(database) }),
    global: false,
    timeWindow: '1 minute',
    keyGenerator: (request) => {
      const network = networkOf(request.ip);
      const path = countedPathOf(request);
      return path ? `${path} ${network}` : network;
    },
    max: (request) => {
      const path = countedPathOf(request);
      if (path === WEBSITE) return ORDER_FORMS_A_MINUTE;
      if (path === WEBSITE_HOST) return WEBSITE_HOSTS_A_MINUTE;
      return path ? ANONYMOUS_CALLS_A_MINUTE : CALLS_A_MINUTE;
    },
    // Pages and files are not limited.
    allowList: (request) =>
      !isApiPath(request.url) &&
      countedPathOf(request) === undefined &&
      !(request.method === login.method && request.url.startsWith(`${WEBSITE}/`)),
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('RATE_LIMITED', { seconds: Math.max(1, Math.ceil(ttl / 1000)) }),
  });
  // One hook for all routes and unknown paths, because the plugin's own hooks run after the session query.
  app.addHook('onRequest', app.rateLimit());
  // The public API reports the partner's limit (`serve-program.ts`), and this one only when it refuses.
  app.addHook('onRequest', async (request, reply) => {
    if (isOpenApiPath(request.url)) for (const name of LIMIT_HEADERS) reply.removeHeader(name);
  });
}

/** Refuses repeated query keys such as `page=1&page=2`, which are ambiguous. */
export function refuseRepeatedKeys(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    const repeated = Object.entries(request.query as object).filter(([, value]) => Array.isArray(value));
    if (repeated.length === 0) return;
    const fields = Object.fromEntries(repeated.map(([name]) => [name, ['Hanya boleh diisi sekali.']]));
    throw new AppError('BAD_REQUEST', undefined, fields);
  });
}

/** Path that has a counter of its own. */
function countedPathOf({ method, routeOptions: { url = '' } }: FastifyRequest): string | undefined {
  if (url === WEBSITE_HOST) return url;
  return method === login.method ? anonymousPaths.get(url) : undefined;
}
