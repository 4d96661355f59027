import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for a session or live ticket. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Stored hash of a token: with 256 random bits a plain SHA-256 (hex) is irreversible. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Stored hash of the token of an `authorization` header; that of no token if it is malformed. */
export const hashBearer = (authorization: string): string =>
  hashToken(/^Bearer ([\w-]{43})$/.exec(authorization)?.[1] ?? '');
