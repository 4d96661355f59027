import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const JAKARTA_OFFSET = 7 * HOUR;

export const iso = (at: number): string => new Date(at).toISOString();

/** `2026-11-21` in Jakarta. */
export const dateOf = (at: number): string => iso(at + JAKARTA_OFFSET).slice(0, 10);

/** `261121` in Jakarta. */
export const dayStamp = (at: number): string => dateOf(at).slice(2).replaceAll('-', '');

let pool = randomBytes(0);

/** UUIDv7 for that instant. Random bytes come from a pool, because tens of thousands of ids are generated. */
export function idAt(at: number, seq?: number): string {
  if (pool.length < 16) pool = randomBytes(65_536);
  const random = pool.subarray(0, 16);
  pool = pool.subarray(16);
  return v7({ msecs: at, random, ...(seq !== undefined && { seq }) });
}
