import type { Database } from '../../../db/client';
import { forgetTries, type Lock, readLock, reserveTry, type TryLimit } from './store';
import { createTurns } from './turns';

/** `left` is the number of tries before the lock. */
export type Outcome =
  | { kind: 'right' }
  | { kind: 'wrong'; left: number }
  /** `set`: this try caused the lock. */
  | { kind: 'locked'; lock: Lock; set: boolean };

/** Compares under a limit: counts first, compares, and resets the count on success. */
export type Guard = (limit: TryLimit, subject: string, compare: () => Promise<boolean>) => Promise<Outcome>;

export function createGuard(database: Database): Guard {
  // Serializes tries per subject, so that many concurrent *right* ones do not look like guessing.
  const inTurn = createTurns();

  const once: Guard = async (limit, subject, compare) => {
    const reserved = await reserveTry(database, limit, subject);
    if (!reserved) {
      const lock = await readLock(database, limit.kind, subject);
      // The lock has just expired or was lifted, so try again.
      return lock ? { kind: 'locked', lock, set: false } : once(limit, subject, compare);
    }
    if (await compare()) {
      await forgetTries(database, { kind: limit.kind, subject });
      return { kind: 'right' };
    }
    if (reserved.lock) return { kind: 'locked', lock: reserved.lock, set: true };
    return { kind: 'wrong', left: limit.tries - reserved.failures };
  };

  return (limit, subject, compare) => inTurn(`${limit.kind} ${subject}`, () => once(limit, subject, compare));
}
