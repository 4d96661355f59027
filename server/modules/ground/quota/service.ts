import { createHash } from 'node:crypto';
import type { ErrorCode } from '../../../../src/core/text/errors';
import type { Database, Db } from '../../../db/client';
import { networkOf } from '../../../http/address';
import { AppError } from '../../../http/app-error';
import { forgetOldQuotas, pause, type Quota, readRefusal, type Taken, take, takeIn } from './store';

export type { Quota, Taken } from './store';

/** What a refusal is called; a pause may have a name of its own. */
export interface Refused {
  code: ErrorCode;
  paused?: ErrorCode;
}

export type QuotaService = ReturnType<typeof createQuotaService>;

/**
 * Counts how often something is done for one subject, in the database, so that restarts and further processes change
 * nothing. `perAddress: false` (RATE_LIMIT=off) lifts only what is counted by the address of the caller.
 */
export function createQuotaService({ database, perAddress }: { database: Database; perAddress: boolean }) {
  /** Throws `refused` with `{ seconds }`. */
  const spend = async (quota: Quota, subject: string, refused: Refused): Promise<Taken> => {
    const key = digest(subject);
    const taken = await take(database, quota, key);
    if (taken) return taken;
    const refusal = await readRefusal(database, quota.kind, key);
    // Whatever stood in the way has just ended.
    if (!refusal) return spend(quota, subject, refused);
    const code = refusal.paused && refused.paused ? refused.paused : refused.code;
    throw new AppError(code, { seconds: refusal.seconds });
  };

  /** Counts what happens in any case, if it still may; either way answers when it may be done next. */
  const note = async (quota: Quota, subject: string): Promise<Taken> => {
    const key = digest(subject);
    const taken = (await take(database, quota, key)) ?? (await readRefusal(database, quota.kind, key));
    // Whatever stood in the way has just ended.
    return taken ?? note(quota, subject);
  };

  return {
    spend,
    note,

    /** The same, counted by the network of the caller, apart for each `place`: RATE_LIMITED. */
    spendAddress: async (quota: Quota, ip: string, place?: string): Promise<void> => {
      if (perAddress) await spend(quota, fromAt(ip, place), { code: 'RATE_LIMITED' });
    },

    /** Counts nothing. Throws RATE_LIMITED when the next time has not come. */
    checkAddress: async (quota: Quota, ip: string, place?: string): Promise<void> => {
      const refusal = perAddress ? await readRefusal(database, quota.kind, digest(fromAt(ip, place))) : null;
      if (refusal) throw new AppError('RATE_LIMITED', { seconds: refusal.seconds });
    },

    /** What stands for an address where others are counted by it; null where addresses are not counted. */
    markOf: (ip: string): string | null => (perAddress ? digest(networkOf(ip)) : null),

    /** Whether it may be done; counts when it may. */
    allows: async (quota: Quota, subject: string): Promise<boolean> =>
      (await take(database, quota, digest(subject))) !== null,

    /** The same with the commit of `tx`. */
    allowsIn: async (tx: Db, quota: Quota, subject: string): Promise<boolean> =>
      (await takeIn(tx, quota, digest(subject))) !== null,

    /** Nothing of this kind for the next `seconds`. */
    pause: (kind: string, subject: string, seconds: number): Promise<void> =>
      pause(database, kind, digest(subject), seconds),

    /** Seconds of a pause that holds now, else null. */
    pausedFor: async (kind: string, subject: string): Promise<number | null> => {
      const refusal = await readRefusal(database, kind, digest(subject));
      return refusal?.paused ? refusal.seconds : null;
    },

    /** Housekeeping; safe at any time. */
    forgetOld: () => forgetOldQuotas(database),
  };
}

const fromAt = (ip: string, place?: string): string =>
  place === undefined ? networkOf(ip) : `${place} ${networkOf(ip)}`;

/** People type secrets into the wrong box: what they typed is kept as a digest only. */
const digest = (subject: string): string => createHash('sha256').update(subject).digest('hex');
