import { dateTime } from '../../../core/format/date';
import type { Db } from '../../db/client';
import { sql } from '../../db/sql';
import type { Actor } from '../../http/actor';
import { deviceSentence } from '../../http/device-words';
import type { MessageService } from '../../messages/service';
import type { NotificationService } from '../../notifications/service';

async function readAddress(db: Db, userId: string): Promise<string> {
  const { rows } = await db.execute<{ email: string }>(sql`select email from users where id = ${userId}`);
  const [row] = rows;
  if (!row) throw new Error('the user of a session does not exist');
  return row.email;
}

export interface SecurityNoticeDeps {
  message: Pick<MessageService, 'mail'>;
  notification: NotificationService;
}

export type SecurityNoticeService = ReturnType<typeof createSecurityNoticeService>;

/**
 * Security notices ("PIN diubah"): e-mail to the user, who may not be the one at the screen, and
 * notifications to the user and the owner.
 */
export function createSecurityNoticeService({ message, notification }: SecurityNoticeDeps) {
  return {
    /** `what` begins the sentence: `PIN diubah`. Sent when `tx` commits. */
    async notify(tx: Db, actor: Actor, what: string): Promise<void> {
      const at = dateTime(new Date().toISOString(), { seconds: false, zone: true });
      const line = `${what} untuk akun ${actor.name} pada ${at} dari ${deviceSentence(actor.device)}.`;
      const advice = 'Bukan Anda? Segera ubah kata sandi, keluarkan perangkat lain, dan hubungi CS.';
      const lines = [`Halo ${actor.name},`, line, `Alamat IP: ${actor.device.ip}.`];
      const address = await readAddress(tx, actor.userId);
      await message.mail(tx, address, { subject: what, lines, notes: [advice] }, actor.partnerId);
      await notification.notify(tx, actor.partnerId, {
        type: 'Info',
        title: what,
        body: [...`${line} Bukan Anda? Segera hubungi CS.`].slice(0, 240).join(''),
        link: '/setting/account-setting',
        audience: { userId: actor.userId },
      });
    },
  };
}
