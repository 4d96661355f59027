import type { ActivityService } from '../../../../platform/activity/service';
import type { Database, Db } from '../../../../platform/db/client';
import { sql } from '../../../../platform/db/sql';
import { queryOne } from '../../../../platform/db/statement';
import { AppError } from '../../../../platform/http/app-error';
import type { SecretService } from '../../../../platform/identity/secret/service';
import type { NotificationService } from '../../../../platform/notifications/service';

interface Holder {
  user_id: string;
  partner_id: string;
  partner_code: string;
  name: string;
  role: 'owner' | 'sub';
  has_pin: boolean;
}

/** Finds a user by e-mail or `628…`; null if unknown. */
const findHolder = queryOne<{ email: string; phone: string }, Holder>(
  'pin-holder',
  `select u.id as user_id, u.partner_id, p.code as partner_code, u.name, u.role, u.pin_hash is not null as has_pin
   from users u join partners p on p.id = u.partner_id
   where lower(u.email) = lower(:email::text) or u.phone = :phone::text limit 1`,
);

const takePin = (tx: Db, userId: string): Promise<boolean> =>
  tx.hasRow(sql`
    update users set pin_hash = null where id = ${userId} and role = 'sub' and pin_hash is not null returning id`);

export interface SubAccountPinDeps {
  database: Database;
  secret: Pick<SecretService, 'unlockPin'>;
  activity: Pick<ActivityService, 'recordFor'>;
  notification: Pick<NotificationService, 'notify'>;
}

/**
 * A forgotten PIN of a sub-account cannot be reset with a code (docs/decisions.md). Its owner asks the
 * operator, who removes it; the user then sets a new one.
 */
export function createSubAccountPin({ database, secret, activity, notification }: SubAccountPinDeps) {
  return {
    find: (names: { email: string; phone: string }): Promise<Holder | null> => findHolder(database, names),

    /** Also lifts a lock. Throws PIN_NOT_SET if there is none or the user is an owner. */
    async takeAway({ user_id: userId, partner_id, name }: Holder): Promise<void> {
      await database.transaction(async (tx) => {
        if (!(await takePin(tx, userId))) throw new AppError('PIN_NOT_SET');
        await activity.recordFor(tx, partner_id, 'admin', { code: 'pin.taken', object: name });
        await notification.notify(tx, partner_id, {
          type: 'Info',
          title: 'PIN dihapus',
          body: `PIN ${name} dihapus admin atas permintaan pemilik. Buat PIN baru untuk bertransaksi lagi.`,
          link: '/setting/create-pin',
          audience: { userId },
        });
      });
      await secret.unlockPin(userId);
    },
  };
}
