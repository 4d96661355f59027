import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PUBLIC } from '../../core/contract/endpoint';
import { addressOf } from '../network/address';
import type { Actor, Device } from './actor';

/** The user of a session token; null if it is unknown, expired, revoked, or the user is disabled. */
export type Authenticate = (token: string, device: Device) => Promise<Actor | null>;

// RFC 6750; our tokens have 43 characters, and the limit avoids hashing arbitrary input.
const BEARER = /^Bearer ([A-Za-z0-9_-]{20,200})$/;

/** Sets the actor on each request; `plugins/access.ts` checks permissions. */
export function installSession(app: FastifyInstance, authenticate: Authenticate): void {
  app.decorateRequest('actor', null);
  app.addHook('onRequest', async (request) => {
    const { object } = request.routeOptions.config;
    if (request.is404 || object === undefined || object === PUBLIC) return;
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    if (token) request.actor = await authenticate(token, deviceOf(request));
  });
}

/** Stored characters of a user agent; browsers send about 150. */
const MOST_USER_AGENT = 300;

export const deviceOf = (request: FastifyRequest): Device => ({
  ip: addressOf(request.ip),
  userAgent: (request.headers['user-agent'] ?? '').slice(0, MOST_USER_AGENT),
});
