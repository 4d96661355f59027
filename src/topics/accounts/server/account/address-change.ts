import type { ActivityService } from '../../../../platform/activity/service';
import type { Database, Db } from '../../../../platform/db/client';
import { AppError } from '../../../../platform/http/app-error';
import { uniqueViolation } from '../../../../platform/http/database-error';
import { dropLinks } from '../../../../platform/identity/links';
import type { OtpService } from '../../../../platform/identity/otp/service';
import type { MessageService } from '../../../../platform/messages/service';
import type { NotificationService } from '../../../../platform/notifications/service';
import { readIdentifier } from '../../domain';
import type { SessionService } from '../session/service';
import { addressMovedLetter, addressMovedText } from './letters';
import { moveAddress, type Person, readPersonByEmail, readPersonByPhone } from './person-store';

export interface AddressChangeDeps {
  database: Database;
  activity: Pick<ActivityService, 'recordFor'>;
  notification: Pick<NotificationService, 'notify'>;
  message: MessageService;
  otp: Pick<OtpService, 'endIn'>;
  session: Pick<SessionService, 'endAllIn'>;
}

export type AddressField = 'email' | 'phone';

/**
 * Operator action that changes the e-mail or number of a user without access to the old one. The new address
 * is verified at the next sign-in, both addresses are notified, and sessions and codes of the old one end.
 */
export function createAddressChange(deps: AddressChangeDeps) {
  const { database, activity, notification, message, otp, session } = deps;

  const notifyBoth = async (tx: Db, person: Person, field: AddressField, to: string): Promise<void> => {
    const { productName } = message;
    for (const address of [person[field], to]) {
      if (field === 'email') {
        const letter = addressMovedLetter(person.name, productName, field, to);
        await message.mail(tx, address, letter, person.partner_id);
      } else {
        const text = addressMovedText(productName, to);
        await message.queue(tx, { channel: 'whatsapp', to: address, text, partnerId: person.partner_id });
      }
    }
    // A changed number may be a takeover, so the e-mail is notified as well.
    if (field === 'phone') {
      await message.mail(
        tx,
        person.email,
        addressMovedLetter(person.name, productName, field, to),
        person.partner_id,
      );
    }
  };

  return {
    async find(typed: string): Promise<Person | null> {
      const { authType, value } = readIdentifier(typed);
      return authType === 'email'
        ? readPersonByEmail(database, { email: value })
        : readPersonByPhone(database, { phone: value });
    },

    /** Throws ADDRESS_TAKEN, and NOT_FOUND if the address has changed meanwhile. */
    async move(person: Person, field: AddressField, to: string, reason: string): Promise<void> {
      const { id, partner_id, name } = person;
      try {
        await database.transaction(async (tx) => {
          if (!(await moveAddress(tx, field, id, person[field], to))) throw new AppError('NOT_FOUND');
          await dropLinks(tx, { owner: id });
          await otp.endIn(tx, id);
          await session.endAllIn(tx, id);
          await activity.recordFor(tx, partner_id, 'admin', {
            code: `account.${field}_moved`,
            object: name,
            before: { [field]: person[field] },
            after: { [field]: to, reason },
          });
          await notification.notify(tx, partner_id, {
            type: 'Info',
            title: field === 'email' ? 'Email diganti' : 'Nomor HP diganti',
            body: `${field === 'email' ? 'Email' : 'Nomor HP'} ${name} diganti admin: ${reason}`.slice(
              0,
              240,
            ),
            link: '/activity-log',
            audience: { userId: id },
          });
          await notifyBoth(tx, person, field, to);
        });
      } catch (failure) {
        throw uniqueViolation(failure) === null ? failure : new AppError('ADDRESS_TAKEN');
      }
    },
  };
}
