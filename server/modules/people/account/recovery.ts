import { confirmationError, passwordError } from '../../../../src/core/account/password';
import type { LinkTicket } from '../../../../src/core/contract/account-fields';
import { readIdentifier } from '../../../../src/core/session/identifier';
import type { Database } from '../../../db/client';
import type { Device } from '../../../http/actor';
import { AppError } from '../../../http/app-error';
import { refuseErrors } from '../../../http/refuse-errors';
import type { ActivityService } from '../../ground/activity/service';
import type { MessageService } from '../../ground/message/service';
import type { NotificationService } from '../../ground/notification/service';
import type { Quota, QuotaService } from '../../ground/quota/service';
import type { SecretService } from '../../ground/secret/service';
import type { SessionService } from '../../ground/session/service';
import { passwordChangedLetter } from './letters';
import { links } from './links';
import { findPerson, keepPassword } from './person-store';
import { sendTask } from './tasks';

const RESET_LINKS: Quota = { kind: 'reset-link', most: 5, seconds: 3600, gap: 60 };

export interface RecoveryDeps {
  database: Database;
  activity: ActivityService;
  notification: NotificationService;
  message: MessageService;
  quota: QuotaService;
  secret: SecretService;
  session: SessionService;
  onQueued(): void;
}

export function createRecovery(deps: RecoveryDeps) {
  const { database, activity, notification, message, quota, secret, session, onQueued } = deps;

  return {
    async forgot(typed: string, device: Device): Promise<LinkTicket> {
      const { authType, value } = readIdentifier(typed);
      const { next_at, now } = await quota.spend(RESET_LINKS, value, { code: 'LINK_WAIT' });
      const about = authType === 'email' ? { email: value } : { phone: value };
      await sendTask(database, 'reset-password', about, device);
      onQueued();
      return { resend_at: next_at, server_time: now };
    },

    async check(authorization: string): Promise<{ expires_at: string; server_time: string }> {
      const { expires_at, now } = await links.open(database, authorization, 'reset-password');
      return { expires_at, server_time: now };
    },

    async reset(
      authorization: string,
      { password, password_confirmation }: { password: string; password_confirmation: string },
      device: Device,
    ): Promise<void> {
      const link = await links.open(database, authorization, 'reset-password');
      const person = await findPerson(database, link.owner_id);
      if (!person) throw new AppError('LINK_INVALID');
      refuseErrors({
        password: passwordError(password, person),
        password_confirmation: confirmationError(password, password_confirmation),
      });

      const hash = await secret.hash(password);
      const { id: userId, partner_id: partnerId, role, name, email } = person;
      await database.transaction(async (tx) => {
        await links.use(tx, link.tokenHash);
        await keepPassword(tx, userId, hash, link.address);
        await session.endAllIn(tx, userId);
        await activity.record(tx, { userId, partnerId, role, name, device }, { code: 'password.reset' });
        await notification.tell(tx, partnerId, {
          type: 'Info',
          title: 'Kata sandi telah diatur ulang',
          body: `Kata sandi ${name} diatur ulang dan semua perangkatnya dikeluarkan. Bukan Anda? Segera hubungi CS.`,
          link: '/activity-log',
          audience: { userId },
        });
        await message.mail(tx, email, passwordChangedLetter(name, message.productName), partnerId);
      });
      await secret.forgiveLogin(userId);
      onQueued();
    },
  };
}
