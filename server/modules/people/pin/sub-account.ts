import type { Database } from '../../../db/client';
import { AppError } from '../../../http/app-error';
import type { ActivityService } from '../../ground/activity/service';
import type { NotificationService } from '../../ground/notification/service';
import type { SecretService } from '../../ground/secret/service';
import { findHolder, type Holder, takePin } from './sub-account-store';

export interface SubAccountPinDeps {
  database: Database;
  secret: Pick<SecretService, 'unlockPin'>;
  activity: Pick<ActivityService, 'recordFor'>;
  notification: Pick<NotificationService, 'tell'>;
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
        await notification.tell(tx, partner_id, {
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
