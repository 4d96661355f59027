import type { z } from 'zod';
import { confirmationError, passwordError } from '../../../../core/account/password';
import type { updatePassword } from '../../../../core/contract/setting';
import type { ActivityService } from '../../../../platform/activity/service';
import type { Database, Db } from '../../../../platform/db/client';
import { queryRow } from '../../../../platform/db/statement';
import type { Actor } from '../../../../platform/http/actor';
import { AppError } from '../../../../platform/http/app-error';
import type { SecretService } from '../../../../platform/identity/secret/service';
import type { SecurityNoticeService } from '../../../../platform/identity/security-notice/service';
import { replaceHash } from '../account/person-store';

interface Holder {
  email: string;
  /** `628…` */
  phone: string;
  password_hash: string;
}

const readHolder = queryRow<{ user_id: string }, Holder>(
  'password-holder',
  'select email, phone, password_hash from users where id = :user_id::uuid',
);

export interface PasswordDeps {
  database: Database;
  secret: SecretService;
  activity: ActivityService;
  notice: SecurityNoticeService;
  endOthers(tx: Db, actor: Actor): Promise<number>;
}

export type PasswordService = ReturnType<typeof createPasswordService>;

/** Password change with the current one; `account` handles recovery. */
export function createPasswordService({ database, secret, activity, notice, endOthers }: PasswordDeps) {
  return {
    /** Returns the number of ended sessions. */
    async update(actor: Actor, body: z.output<typeof updatePassword.body>): Promise<number> {
      const holder = await readHolder(database, { user_id: actor.userId });
      const errors = errorsOf(body, holder);
      if (errors) throw new AppError('VALIDATION_FAILED', undefined, errors);
      await secret.checkPassword(actor, body.current_password, holder.password_hash);
      const hash = await secret.hash(body.password);
      return database.transaction(async (tx) => {
        // The password was reset meanwhile: the old one must not overwrite it.
        if (!(await replaceHash(tx, actor.userId, holder.password_hash, hash)))
          throw new AppError('VALIDATION_FAILED', undefined, { current_password: [CHANGED_MEANWHILE] });
        const ended = body.end_other_sessions ? await endOthers(tx, actor) : 0;
        await activity.record(tx, actor, { code: 'password.change', after: { ended } });
        await notice.notify(tx, actor, 'Kata sandi diubah');
        return ended;
      });
    },
  };
}

const CHANGED_MEANWHILE = 'Kata sandi baru saja diubah. Masukkan kata sandi yang berlaku sekarang.';

type Input = z.output<typeof updatePassword.body>;

function errorsOf(input: Input, holder: { email: string; phone: string }): Record<string, string[]> | null {
  const same = input.password === input.current_password;
  const password = same
    ? 'Kata sandi baru harus berbeda dari yang sekarang.'
    : passwordError(input.password, holder);
  const confirmation = confirmationError(input.password, input.password_confirmation);
  if (!password && !confirmation) return null;
  return {
    ...(password && { password: [password] }),
    ...(confirmation && { password_confirmation: [confirmation] }),
  };
}
