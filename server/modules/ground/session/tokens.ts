import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, as a session or a live ticket carries them. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a token: with 256 random bits a plain sha-256 (hex) cannot be turned back. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
