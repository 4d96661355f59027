import { createHash } from 'node:crypto';
import { time } from '../../../../src/core/format/date';
import type { Database } from '../../../db/client';
import { AppError } from '../../../http/app-error';
import type { ActivityService, Doer } from '../activity/service';
import { createGuard } from './guard';
import { hashSecret, isSecret } from './hashing';
import { forgetOldTries, forgetTries, type Lock, readPinHash, readTries, type TryLimit } from './store';

/** Domain 3.1. */
const LOGIN: TryLimit = { kind: 'login', tries: 5, lockMinutes: 15 };
const PIN: TryLimit = { kind: 'pin', tries: 3, lockMinutes: 30 };
/** Asked of who is signed in already: a session left open must not be a way to guess. */
const PASSWORD: TryLimit = { kind: 'password', tries: 5, lockMinutes: 15 };

export interface SecretDeps {
  database: Database;
  activity: Pick<ActivityService, 'record'>;
}

export interface SignInTry {
  /** An account counts once, whatever it was called; what names none is counted by its text. */
  who: { id: string } | { typed: string };
  password: string;
  /** Its hash; null where nobody may sign in. */
  stored: string | null;
  owner: Doer | null;
}

export type SecretService = ReturnType<typeof createSecretService>;

/** Passwords and PINs: hashing, comparing, and the counting that stops guessing. */
export function createSecretService({ database, activity }: SecretDeps) {
  const guard = createGuard(database);
  const nobody = hashSecret('the password of an account that does not exist');

  return {
    hash: hashSecret,

    /**
     * Compares a password at a sign-in. An unknown account (`stored` null) costs the same comparison and locks alike;
     * a lock on a known one (`owner`) stands in its activity log. Throws WRONG_CREDENTIALS, LOGIN_LOCKED
     * `{ minutes, seconds }`; the fifth wrong password answers with the lock that it sets.
     */
    async verifyPassword({ who, password, stored, owner }: SignInTry): Promise<void> {
      const outcome = await guard(LOGIN, subjectOf(who), async () => {
        const same = await isSecret(password, stored ?? (await nobody));
        return same && stored !== null;
      });
      if (outcome.kind === 'locked') {
        if (outcome.set && owner) await activity.record(database.db, owner, { code: 'session.lock' });
        throw lockedLogin(outcome.lock);
      }
      if (outcome.kind === 'wrong') throw new AppError('WRONG_CREDENTIALS');
    },

    /** Lifts the lock of an account's sign-in, for who has proven to own it and set a new password. */
    forgiveLogin: (id: string): Promise<void> => forgetTries(database, LOGIN.kind, subjectOf({ id })),

    /**
     * Throws PIN_NOT_SET, WRONG_PIN `{ left }`, PIN_LOCKED `{ until, locked_until, seconds }`; the third wrong
     * PIN answers with the lock that it sets, and stands in the activity log.
     */
    async checkPin(actor: Doer, pin: string): Promise<void> {
      const stored = await readPinHash(database, actor.userId);
      if (stored === null) throw new AppError('PIN_NOT_SET');
      const outcome = await guard(PIN, actor.userId, () => isSecret(pin, stored));
      if (outcome.kind === 'locked') {
        if (outcome.set) await activity.record(database.db, actor, { code: 'pin.lock' });
        throw lockedPin(outcome.lock);
      }
      if (outcome.kind === 'wrong') throw new AppError('WRONG_PIN', { left: outcome.left });
    },

    /** What stands between a user and the next try: wrong ones that are left, and the lock that holds now. */
    async pinTries(userId: string): Promise<{ left: number; lockedUntil: string | null }> {
      const { failures, lockedUntil } = await readTries(database, PIN.kind, userId);
      return { left: Math.max(0, PIN.tries - failures), lockedUntil };
    },

    /** Lifts the lock of a PIN, for who has proven to be its owner otherwise. */
    unlockPin: (userId: string): Promise<void> => forgetTries(database, PIN.kind, userId),

    /**
     * Compares the password of a user who is signed in. Throws WRONG_PASSWORD `{ left }`, PASSWORD_LOCKED
     * `{ minutes, seconds }`.
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

    /** Housekeeping; safe at any time. */
    forgetOldTries: () => forgetOldTries(database),
  };
}

/** People type passwords into the wrong box: what was typed is kept as a digest only. */
const subjectOf = (who: SignInTry['who']): string =>
  createHash('sha256')
    .update('id' in who ? `account ${who.id}` : `typed ${who.typed}`)
    .digest('hex');

const lockedLogin = ({ seconds }: Lock): AppError =>
  new AppError('LOGIN_LOCKED', { minutes: Math.ceil(seconds / 60), seconds });

/** `until` is the hour a partner reads, `locked_until` the instant a screen counts down to. */
const lockedPin = ({ locked_until, seconds }: Lock): AppError =>
  new AppError('PIN_LOCKED', {
    until: time(locked_until, { seconds: false, zone: true }),
    locked_until,
    seconds,
  });
