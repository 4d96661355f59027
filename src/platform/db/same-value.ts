import { isDeepStrictEqual } from 'node:util';

/** Equality after storage as jsonb, which reorders keys and has no undefined. */
export const sameValue = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(stored(one), stored(other));

const stored = (value: unknown): unknown =>
  value === null || typeof value !== 'object' ? (value ?? null) : JSON.parse(JSON.stringify(value));
