import { confirmationError, passwordError } from '../../../../core/account/password';
import type { LinkTicket } from '../../../../core/contract/account-fields';
import type { ActivityService } from '../../../../platform/activity/service';
import type { Database } from '../../../../platform/db/client';
import type { Device } from '../../../../platform/http/actor';
import { AppError } from '../../../../platform/http/app-error';
import { refuseErrors } from '../../../../platform/http/refuse-errors';
import { openLink, spendLink, useLink } from '../../../../platform/identity/links';
import type { SecretService } from '../../../../platform/identity/secret/service';
import type { MessageService } from '../../../../platform/messages/service';
import type { NotificationService } from '../../../../platform/notifications/service';
import type { Quota, QuotaService } from '../../../../platform/quota/service';
import { readIdentifier } from '../../domain';
import type { SessionService } from '../session/service';
import { passwordChangedLetter } from './letters';
import { readPerson, storePassword } from './person-store';
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

  const openReset = async (authorization: string) => {
    const link = await openLink(database, authorization, 'reset-password');
    const person = await readPerson(database, { id: link.owner_id });
    if (!person) throw new AppError('LINK_INVALID');
    return { link, person };
  };

  return {
    async forgot(typed: string, device: Device): Promise<LinkTicket> {
      const { authType, value } = readIdentifier(typed);
      const ticket = await spendLink(quota, RESET_LINKS, value);
      const about = authType === 'email' ? { email: value } : { phone: value };
      await sendTask(database, 'reset-password', about, device);
      onQueued();
      return ticket;
    },

    async check(authorization: string): Promise<{ expires_at: string; server_time: string }> {
      const { expires_at, now } = (await openReset(authorization)).link;
      return { expires_at, server_time: now };
    },

    async reset(
      authorization: string,
      { password, password_confirmation }: { password: string; password_confirmation: string },
      device: Device,
    ): Promise<void> {
      const { link, person } = await openReset(authorization);
      refuseErrors({
        password: passwordError(password, person),
        password_confirmation: confirmationError(password, password_confirmation),
      });

      const hash = await secret.hash(password);
      const { id: userId, partner_id: partnerId, role, name, email } = person;
      await database.transaction(async (tx) => {
        await useLink(tx, link.tokenHash);
        await storePassword(tx, userId, hash, link.address);
        await session.endAllIn(tx, userId);
        await activity.record(tx, { userId, partnerId, role, name, device }, { code: 'password.reset' });
        await notification.notify(tx, partnerId, {
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
