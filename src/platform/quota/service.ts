import { createHash } from 'node:crypto';
import type { ErrorCode } from '../../core/text/errors';
import type { Database, Db } from '../db/client';
import { AppError } from '../http/app-error';
import { networkOf } from '../network/address';
import { forgetOldQuotas, pause, type Quota, readRefusal, type Taken, take } from './store';

export type { Quota, Taken } from './store';

export interface Refused {
  code: ErrorCode;
  paused?: ErrorCode;
}

export type QuotaService = ReturnType<typeof createQuotaService>;

/**
 * Rate limits per subject, stored in the database and shared by all processes. `perAddress: false`
 * (RATE_LIMIT=off) disables only limits by client address.
 */
export function createQuotaService({ database, perAddress }: { database: Database; perAddress: boolean }) {
  /** Throws `refused` with `{ seconds }`. */
  const spend = async (quota: Quota, subject: string, refused: Refused): Promise<Taken> => {
    const key = digest(subject);
    const taken = await take(database, quota, key);
    if (taken) return taken;
    const refusal = await readRefusal(database, { kind: quota.kind, subject: key });
    // The limit has expired meanwhile.
    if (!refusal) return spend(quota, subject, refused);
    const code = refusal.paused && refused.paused ? refused.paused : refused.code;
    throw new AppError(code, { seconds: refusal.seconds });
  };

  /** Counts an event that happens anyway, if allowed; returns when the next is allowed. */
  const note = async (quota: Quota, subject: string): Promise<Taken> => {
    const key = digest(subject);
    const taken =
      (await take(database, quota, key)) ?? (await readRefusal(database, { kind: quota.kind, subject: key }));
    // The limit has expired meanwhile.
    return taken ?? note(quota, subject);
  };

  /** Checks without counting. Throws RATE_LIMITED. */
  const check = async ({ kind }: Quota, subject: string): Promise<void> => {
    const refusal = await readRefusal(database, { kind, subject: digest(subject) });
    if (refusal) throw new AppError('RATE_LIMITED', { seconds: refusal.seconds });
  };

  return {
    spend,
    note,
    check,

    /** Counts by client network, separately per `scope`. Throws RATE_LIMITED. */
    spendAddress: async (quota: Quota, ip: string, scope?: string): Promise<void> => {
      if (perAddress) await spend(quota, fromAt(ip, scope), { code: 'RATE_LIMITED' });
    },

    /** Checks without counting. Throws RATE_LIMITED. */
    checkAddress: async (quota: Quota, ip: string, scope?: string): Promise<void> => {
      if (perAddress) await check(quota, fromAt(ip, scope));
    },

    /** Key of an address for other counters; null if addresses are not counted. */
    markOf: (ip: string): string | null => (perAddress ? digest(networkOf(ip)) : null),

    /** True if allowed; counts it. */
    allows: async (quota: Quota, subject: string): Promise<boolean> =>
      (await take(database, quota, digest(subject))) !== null,

    allowsIn: async (tx: Db, quota: Quota, subject: string): Promise<boolean> =>
      (await take(tx, quota, digest(subject))) !== null,

    /** Refuses this kind for `seconds`. */
    pause: (kind: string, subject: string, seconds: number): Promise<void> =>
      pause(database, { kind, subject: digest(subject), seconds }),

    /** Remaining seconds of a pause, else null. */
    pausedFor: async (kind: string, subject: string): Promise<number | null> => {
      const refusal = await readRefusal(database, { kind, subject: digest(subject) });
      return refusal?.paused ? refusal.seconds : null;
    },

    forgetOld: () => forgetOldQuotas(database),
  };
}

const fromAt = (ip: string, scope?: string): string =>
  scope === undefined ? networkOf(ip) : `${scope} ${networkOf(ip)}`;

/** Stores only a digest, because people type secrets into the wrong field. */
const digest = (subject: string): string => createHash('sha256').update(subject).digest('hex');
