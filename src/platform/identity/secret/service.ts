import { createHash } from 'node:crypto';
import { time } from '../../../core/format/date';
import type { ActivityService, Doer } from '../../activity/service';
import type { Database } from '../../db/client';
import { AppError } from '../../http/app-error';
import { hashSecret, isSecret } from './hashing';
import {
  forgetOldTries,
  forgetTries,
  type Lock,
  readLock,
  readPinHash,
  readTries,
  reserveTry,
  type TryLimit,
} from './store';

/** Serializes work per key; different keys run in parallel. */
function createTurns() {
  const last = new Map<string, Promise<unknown>>();
  return async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = last.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}

/** `left` is the number of tries before the lock. */
type Outcome =
  | { kind: 'right' }
  | { kind: 'wrong'; left: number }
  /** `set`: this try caused the lock. */
  | { kind: 'locked'; lock: Lock; set: boolean };

/** Compares under a limit: counts first, compares, and resets the count on success. */
type Guard = (limit: TryLimit, subject: string, compare: () => Promise<boolean>) => Promise<Outcome>;

function createGuard(database: Database): Guard {
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

const LOGIN: TryLimit = { kind: 'login', tries: 5, lockMinutes: 15 };
const PIN: TryLimit = { kind: 'pin', tries: 3, lockMinutes: 30 };
/** Limit for signed-in users, so that an open session cannot be used for guessing. */
const PASSWORD: TryLimit = { kind: 'password', tries: 5, lockMinutes: 15 };

export interface SecretDeps {
  database: Database;
  activity: Pick<ActivityService, 'record'>;
}

export interface SignInTry {
  /** Counted by account id, or by the typed text if it matches no account. */
  who: { id: string } | { typed: string };
  password: string;
  /** Password hash; null if there is no account. */
  stored: string | null;
  owner: Doer | null;
}

export type SecretService = ReturnType<typeof createSecretService>;

export function createSecretService({ database, activity }: SecretDeps) {
  const guard = createGuard(database);
  const decoyHash = hashSecret('the password of an account that does not exist');

  return {
    hash: hashSecret,

    /**
     * Verifies a password at sign-in. An unknown account (`stored` null) takes the same time and locks
     * equally; a lock of a known one (`owner`) is logged. Throws WRONG_CREDENTIALS, LOGIN_LOCKED `{ minutes,
     * seconds }`; the fifth wrong password returns the new lock.
     */
    async verifyPassword({ who, password, stored, owner }: SignInTry): Promise<void> {
      const outcome = await guard(LOGIN, subjectOf(who), async () => {
        const same = await isSecret(password, stored ?? (await decoyHash));
        return same && stored !== null;
      });
      if (outcome.kind === 'locked') {
        if (outcome.set && owner) await activity.record(database.db, owner, { code: 'session.lock' });
        throw lockedLogin(outcome.lock);
      }
      if (outcome.kind === 'wrong') throw new AppError('WRONG_CREDENTIALS');
    },

    forgiveLogin: (id: string): Promise<void> =>
      forgetTries(database, { kind: LOGIN.kind, subject: subjectOf({ id }) }),

    /**
     * Throws PIN_NOT_SET, WRONG_PIN `{ left }`, PIN_LOCKED `{ until, locked_until, seconds }`; the third
     * wrong PIN returns the new lock, which is logged.
     */
    async checkPin(actor: Doer, pin: string): Promise<void> {
      const { pin_hash: stored } = await readPinHash(database, { user_id: actor.userId });
      if (stored === null) throw new AppError('PIN_NOT_SET');
      const outcome = await guard(PIN, actor.userId, () => isSecret(pin, stored));
      if (outcome.kind === 'locked') {
        if (outcome.set) await activity.record(database.db, actor, { code: 'pin.lock' });
        throw lockedPin(outcome.lock);
      }
      if (outcome.kind === 'wrong') throw new AppError('WRONG_PIN', { left: outcome.left });
    },

    async pinTries(userId: string): Promise<{ left: number; lockedUntil: string | null }> {
      const { failures, lockedUntil } = await readTries(database, PIN.kind, userId);
      return { left: Math.max(0, PIN.tries - failures), lockedUntil };
    },

    /** Lifts a PIN lock after the owner was verified otherwise. */
    unlockPin: (userId: string): Promise<void> => forgetTries(database, { kind: PIN.kind, subject: userId }),

    /**
     * Verifies the password of a signed-in user. Throws WRONG_PASSWORD `{ left }`, PASSWORD_LOCKED `{
     * minutes, seconds }`.
     */
    async checkPassword(actor: Doer, password: string, stored: string): Promise<void> {
      const outcome = await guard(PASSWORD, actor.userId, () => isSecret(password, stored));
      if (outcome.kind === 'locked') {
        if (outcome.set) await activity.record(database.db, actor, { code: 'password.lock' });
        const { seconds } = outcome.lock;
        throw new AppError('PASSWORD_LOCKED', { minutes: Math.ceil(seconds / 60), seconds });
      }
      if (outcome.kind === 'wrong') throw new AppError('WRONG_PASSWORD', { left: outcome.left });
    },

    forgetOldTries: () => forgetOldTries(database),
  };
}

/** Stores only a digest, because people type passwords into the wrong field. */
const subjectOf = (who: SignInTry['who']): string =>
  createHash('sha256')
    .update('id' in who ? `account ${who.id}` : `typed ${who.typed}`)
    .digest('hex');

const lockedLogin = ({ seconds }: Lock): AppError =>
  new AppError('LOGIN_LOCKED', { minutes: Math.ceil(seconds / 60), seconds });

/** `until` is a display time, `locked_until` the instant for a countdown. */
const lockedPin = ({ locked_until, seconds }: Lock): AppError =>
  new AppError('PIN_LOCKED', {
    until: time(locked_until, { seconds: false, zone: true }),
    locked_until,
    seconds,
  });
