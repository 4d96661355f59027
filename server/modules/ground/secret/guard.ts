import type { Database } from '../../../db/client';
import { forgetTries, type Lock, readLock, reserveTry, type TryLimit } from './store';
import { createTurns } from './turns';

/** `left` is how many wrong tries remain before the lock. */
export type Outcome =
  | { kind: 'right' }
  | { kind: 'wrong'; left: number }
  /** `set`: by this very try. */
  | { kind: 'locked'; lock: Lock; set: boolean };

/** Compares under a limit: counts first, compares after, forgets the count when it was right. */
export type Guard = (limit: TryLimit, subject: string, compare: () => Promise<boolean>) => Promise<Outcome>;

export function createGuard(database: Database): Guard {
  // Tries for one subject wait for each other, so that many *right* ones at once never look like guessing.
  const inTurn = createTurns();

  const once: Guard = async (limit, subject, compare) => {
    const reserved = await reserveTry(database, limit, subject);
    if (!reserved) {
      const lock = await readLock(database, limit.kind, subject);
      // Without a lock by now, it has just ended or a right try has lifted it.
      return lock ? { kind: 'locked', lock, set: false } : once(limit, subject, compare);
    }
    if (await compare()) {
      await forgetTries(database, limit.kind, subject);
      return { kind: 'right' };
    }
    if (reserved.lock) return { kind: 'locked', lock: reserved.lock, set: true };
    return { kind: 'wrong', left: limit.tries - reserved.failures };
  };

  return (limit, subject, compare) => inTurn(`${limit.kind} ${subject}`, () => once(limit, subject, compare));
}
