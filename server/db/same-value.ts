import { isDeepStrictEqual } from 'node:util';

/**
 * Whether two values are the same once they are stored as jsonb: it keeps keys in an order of its own, and neither
 * knows undefined.
 */
export const sameValue = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(stored(one), stored(other));

const stored = (value: unknown): unknown =>
  value === null || typeof value !== 'object' ? (value ?? null) : JSON.parse(JSON.stringify(value));
