import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PUBLIC } from '../../src/core/contract/endpoint';
import type { Actor, Device } from '../http/actor';
import { addressOf } from '../http/address';

/** The person behind a session token; null when it is unknown, expired, revoked or its user disabled. */
export type Authenticate = (token: string, device: Device) => Promise<Actor | null>;

// RFC 6750; a token of ours is 43 characters, so the bound only keeps nonsense from being hashed.
const BEARER = /^Bearer ([A-Za-z0-9_-]{20,200})$/;

/** Puts the caller on every request that needs one. Whether that is enough is asked by `plugins/access.ts`. */
export function installSession(app: FastifyInstance, authenticate: Authenticate): void {
  app.decorateRequest('actor', null);
  app.addHook('onRequest', async (request) => {
    const { object } = request.routeOptions.config;
    if (request.is404 || object === undefined || object === PUBLIC) return;
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    if (token) request.actor = await authenticate(token, deviceOf(request));
  });
}

/** Characters of a user agent that are read and kept; browsers send about 150. */
const MOST_USER_AGENT = 300;

export const deviceOf = (request: FastifyRequest): Device => ({
  ip: addressOf(request.ip),
  userAgent: (request.headers['user-agent'] ?? '').slice(0, MOST_USER_AGENT),
});
