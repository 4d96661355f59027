import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** Six digits, each as likely as any other. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

export const newSalt = (): string => randomBytes(16).toString('base64url');

/** What the database keeps of a code: under a salt of its own, so that equal codes look different. */
export const hashCode = (salt: string, code: string): string =>
  createHmac('sha256', salt).update(code).digest('hex');

/** In constant time. `stored` is null for a request that no code is right for, which costs the same. */
export function isCode(code: string, salt: string, stored: string | null): boolean {
  const given = Buffer.from(hashCode(salt, code), 'hex');
  const wanted = stored === null ? randomBytes(given.length) : Buffer.from(stored, 'hex');
  return timingSafeEqual(given, wanted) && stored !== null;
}
