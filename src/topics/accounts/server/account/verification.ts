import type { LinkTicket, OtpChannel, OtpTicket } from '../../../../core/contract/account-fields';
import type { ActivityService } from '../../../../platform/activity/service';
import type { Database } from '../../../../platform/db/client';
import type { Actor, Device } from '../../../../platform/http/actor';
import { AppError } from '../../../../platform/http/app-error';
import { uniqueViolation } from '../../../../platform/http/database-error';
import { openLink, spendLink, useLink } from '../../../../platform/identity/links';
import type { OtpService } from '../../../../platform/identity/otp/service';
import type { Quota, QuotaService } from '../../../../platform/quota/service';
import {
  type Person,
  readPerson,
  readPersonByPhone,
  storeVerifiedEmail,
  storeVerifiedPhone,
} from './person-store';
import { sendTask } from './tasks';

const VERIFY_LINKS: Quota = { kind: 'verify-link', most: 5, seconds: 3600, gap: 60 };
/** Separate limit per address without a session, so that it reveals nothing. */
export const RESENT_LINKS: Quota = { ...VERIFY_LINKS, kind: 'resent-link' };
/** Limit of corrected numbers per user, so that a user cannot message many numbers. */
const CORRECTED_PHONES: Quota = { kind: 'corrected-phone', most: 5, seconds: 3600, gap: 0 };

export interface VerificationDeps {
  database: Database;
  activity: ActivityService;
  otp: OtpService;
  quota: QuotaService;
  onQueued(): void;
}

export function createVerification({ database, activity, otp, quota, onQueued }: VerificationDeps) {
  const personOf = async (actor: Actor): Promise<Person> => {
    const person = await readPerson(database, { id: actor.userId });
    if (!person) throw new AppError('UNAUTHENTICATED');
    return person;
  };

  return {
    async requestPhone(actor: Actor, channel: OtpChannel, corrected?: string): Promise<OtpTicket> {
      const person = await personOf(actor);
      if (person.is_phone_verified) throw new AppError('ALREADY_VERIFIED');
      if (corrected) await quota.spend(CORRECTED_PHONES, person.id, { code: 'OTP_WAIT' });
      const address = corrected ?? person.phone;
      const owner = await readPersonByPhone(database, { phone: address });
      // A number of another user gets no code, and only its owner is notified.
      const subjectId = owner && owner.id !== person.id ? null : person.id;
      const ticket = await otp.request({ purpose: 'verify-phone', to: { channel, address }, subjectId });
      if (corrected) {
        await sendTask(database, 'phone', { user_id: person.id, phone: address }, actor.device);
        onQueued();
      }
      return ticket;
    },

    async confirmPhone(actor: Actor, requestId: string, code: string): Promise<{ phone: string }> {
      const { address: phone } = await otp.confirm(requestId, 'verify-phone', code, actor.userId);
      const before = await personOf(actor);
      await orElse('OTP_EXPIRED', () =>
        database.transaction(async (tx) => {
          if (!(await storeVerifiedPhone(tx, actor.userId, phone))) return;
          await activity.record(tx, actor, {
            code: 'account.phone_verified',
            ...changed('phone', before.phone, phone),
          });
        }),
      );
      return { phone };
    },

    async sendEmail(actor: Actor, corrected?: string): Promise<LinkTicket & { email: string }> {
      const person = await personOf(actor);
      if (person.is_email_verified) throw new AppError('ALREADY_VERIFIED');
      const ticket = await spendLink(quota, VERIFY_LINKS, person.id);
      const email = corrected ?? person.email;
      await sendTask(database, 'verify-email', { user_id: person.id, email }, actor.device);
      onQueued();
      return { ...ticket, email };
    },

    async resendEmail(email: string, device: Device): Promise<LinkTicket> {
      const ticket = await spendLink(quota, RESENT_LINKS, email);
      await sendTask(database, 'verify-email', { email }, device);
      onQueued();
      return ticket;
    },

    async verifyEmail(authorization: string, device: Device): Promise<{ email: string }> {
      const link = await openLink(database, authorization, 'verify-email');
      const person = await readPerson(database, { id: link.owner_id });
      if (!person) throw new AppError('LINK_INVALID');
      const { id: userId, partner_id: partnerId, role, name } = person;
      const email = link.address;
      await orElse('LINK_INVALID', () =>
        database.transaction(async (tx) => {
          await useLink(tx, link.tokenHash);
          if (!(await storeVerifiedEmail(tx, userId, email))) return;
          await activity.record(
            tx,
            { userId, partnerId, role, name, device },
            { code: 'account.email_verified', ...changed('email', person.email, email) },
          );
        }),
      );
      return { email };
    },
  };
}

/** The address was given to another user after the code or link was sent. */
async function orElse(code: 'OTP_EXPIRED' | 'LINK_INVALID', work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (failure) {
    throw uniqueViolation(failure) === null ? failure : new AppError(code);
  }
}

const changed = (field: string, before: string, after: string) =>
  before === after ? {} : { before: { [field]: before }, after: { [field]: after } };
