import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

export const newSalt = (): string => randomBytes(16).toString('base64url');

/** Stored hash of a code, salted so that equal codes differ. */
export const hashCode = (salt: string, code: string): string =>
  createHmac('sha256', salt).update(code).digest('hex');

/**
 * Compares in constant time. `stored` is null for a request without a valid code, which takes the same time.
 */
export function isCode(code: string, salt: string, stored: string | null): boolean {
  const given = Buffer.from(hashCode(salt, code), 'hex');
  const wanted = stored === null ? randomBytes(given.length) : Buffer.from(stored, 'hex');
  return timingSafeEqual(given, wanted) && stored !== null;
}
