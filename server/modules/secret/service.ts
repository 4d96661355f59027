import { createHash } from 'node:crypto';
import { time } from '../../../src/core/format/date';
import type { Database } from '../../db/client';
import { AppError } from '../../http/app-error';
import { createGuard } from './guard';
import { hashSecret, isSecret } from './hashing';
import { forgetOldTries, type Lock, readPinHash, type TryLimit } from './store';

/** Domain 3.1. */
const LOGIN: TryLimit = { kind: 'login', tries: 5, lockMinutes: 15 };
const PIN: TryLimit = { kind: 'pin', tries: 3, lockMinutes: 30 };

export type SecretService = ReturnType<typeof createSecretService>;

/** Passwords and PINs: hashing, comparing, and the counting that stops guessing. */
export function createSecretService({ database }: { database: Database }) {
  const guard = createGuard(database);
  const nobody = hashSecret('the password of an account that does not exist');

  return {
    hash: hashSecret,

    /**
     * Compares a password for a sign-in identifier. `stored` is null for an unknown account, which costs the
     * same comparison and locks alike. Throws WRONG_CREDENTIALS, LOGIN_LOCKED `{ minutes, seconds }`; the fifth
     * wrong password answers with the lock that it sets.
     */
    async verifyPassword(identifier: string, password: string, stored: string | null): Promise<void> {
      // People type passwords into the wrong box: identifiers are kept as digests only.
      const subject = createHash('sha256').update(identifier).digest('hex');
      const outcome = await guard(LOGIN, subject, async () => {
        const same = await isSecret(password, stored ?? (await nobody));
        return same && stored !== null;
      });
      if (outcome.kind === 'locked') throw lockedLogin(outcome.lock);
      if (outcome.kind === 'wrong') throw new AppError('WRONG_CREDENTIALS');
    },

    /**
     * Throws PIN_NOT_SET, WRONG_PIN `{ left }`, PIN_LOCKED `{ until, locked_until, seconds }`; the third wrong
     * PIN answers with the lock that it sets.
     */
    async checkPin(userId: string, pin: string): Promise<void> {
      const stored = await readPinHash(database, userId);
      if (stored === null) throw new AppError('PIN_NOT_SET');
      const outcome = await guard(PIN, userId, () => isSecret(pin, stored));
      if (outcome.kind === 'locked') throw lockedPin(outcome.lock);
      if (outcome.kind === 'wrong') throw new AppError('WRONG_PIN', { left: outcome.left });
    },

    /** Housekeeping; safe at any time. */
    forgetOldTries: () => forgetOldTries(database),
  };
}

const lockedLogin = ({ seconds }: Lock): AppError =>
  new AppError('LOGIN_LOCKED', { minutes: Math.ceil(seconds / 60), seconds });

/** `until` is the hour a partner reads, `locked_until` the instant a screen counts down to. */
const lockedPin = ({ locked_until, seconds }: Lock): AppError =>
  new AppError('PIN_LOCKED', {
    until: time(locked_until, { seconds: false, zone: true }),
    locked_until,
    seconds,
  });
