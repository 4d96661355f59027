import { maskedName } from '../../../../core/format/masked-name';
import type { ActivityService } from '../../../../platform/activity/service';
import type { Database, Db } from '../../../../platform/db/client';
import type { Device } from '../../../../platform/http/actor';
import { recoveryAddress } from '../../../../platform/identity/addresses';
import { addTask, taskHandler, type Work } from '../../../../platform/identity/tasks';
import type { JobHandler } from '../../../../platform/jobs/job';
import type { LedgerService } from '../../../../platform/ledger/service';
import { SAFETY } from '../../../../platform/messages/letter';
import type { MessageService } from '../../../../platform/messages/service';
import type { NotificationService } from '../../../../platform/notifications/service';
import type { Quota, QuotaService } from '../../../../platform/quota/service';
import {
  emailTakenLetter,
  phoneTakenText,
  phoneUnverifiedText,
  resetPasswordLetter,
  resetPasswordText,
} from './letters';
import { newLink, sendVerifyLink } from './links';
import { type Person, readPerson, readPersonByEmail, readPersonByPhone } from './person-store';
import { readReferrer } from './sign-up-store';

/**
 * `sign-up`: welcomes the new user, or notifies the owners of taken addresses. `verify-email`,
 * `reset-password`: sends a link if the address has an account. `phone`: notifies the owner of a number that
 * a code was requested in vain.
 */
type TaskKind = 'sign-up' | 'verify-email' | 'reset-password' | 'phone';

interface Task {
  kind: TaskKind;
  user_id?: string | null;
  email?: string;
  phone?: string;
  ip: string;
  user_agent: string;
}

export const ACCOUNT_TASK = 'account-task';

const NOTICES: Quota = { kind: 'account-notice', most: 3, seconds: 86_400, gap: 0 };

export interface TaskDeps {
  database: Database;
  activity: ActivityService;
  notification: NotificationService;
  ledger: LedgerService;
  message: MessageService;
  quota: QuotaService;
}

/** Queues a task; the work is equal for known and unknown addresses. */
export const sendTask = (
  database: Database,
  kind: TaskKind,
  about: Pick<Task, 'user_id' | 'email' | 'phone'>,
  { ip, userAgent }: Device,
): Promise<void> => addTask<Task>(database, ACCOUNT_TASK, { kind, ...about, ip, user_agent: userAgent });

/** Runs after the response, so that it reveals nothing. */
export function createTasks(deps: TaskDeps): JobHandler {
  const { database, activity, notification, ledger, message, quota } = deps;
  const { productName } = message;

  const notifyEmailTaken = (tx: Db, owner: Person) =>
    message.mail(
      tx,
      owner.email,
      emailTakenLetter(owner.name, productName, message.urlOf('/login')),
      owner.partner_id,
    );

  const text = (tx: Db, to: string, words: string, partnerId: string) =>
    message.queue(tx, { channel: 'whatsapp', to, text: `${words}\n\n${SAFETY}`, partnerId });

  const welcome = async (person: Person, { ip, user_agent }: Task): Promise<Work> => {
    await ledger.open(person.partner_id);
    const { id: userId, partner_id: partnerId, role, name } = person;
    const referrer = await readReferrer(database, { partner: partnerId });
    return async (tx) => {
      await sendVerifyLink(tx, message, person, person.email);
      const doer = { userId, partnerId, role, name, device: { ip, userAgent: user_agent } };
      await activity.record(tx, doer, { code: 'account.register' });
      await notification.notify(tx, partnerId, {
        type: 'Info',
        title: `Selamat datang di ${productName}`,
        body: 'Buat PIN, lengkapi berkas, lalu top up saldo untuk pembelian pertama Anda.',
        link: '/dashboard',
      });
      if (referrer) {
        await notification.notify(tx, referrer, {
          type: 'Referral',
          title: 'Mitra baru dari kode Anda',
          body: `${maskedName(name)} mendaftar dengan kode referral Anda. Komisi masuk saat pesanannya berhasil.`,
          link: '/referral/data',
          audience: 'owner',
        });
      }
    };
  };

  const signUp = async (task: Task): Promise<Work[]> => {
    const { user_id, email, phone } = task;
    if (user_id) {
      const person = await readPerson(database, { id: user_id });
      return person ? [await welcome(person, task)] : [];
    }
    const byEmail = email ? await readPersonByEmail(database, { email }) : null;
    const byPhone = phone ? await readPersonByPhone(database, { phone }) : null;
    const work: Work[] = [];
    if (byEmail && (await quota.allows(NOTICES, byEmail.email)))
      work.push((tx) => notifyEmailTaken(tx, byEmail));
    // One person gets one notice.
    if (byPhone && byPhone.id !== byEmail?.id && (await quota.allows(NOTICES, byPhone.phone))) {
      const words = phoneTakenText(productName, byPhone.phone);
      work.push((tx) => text(tx, byPhone.phone, words, byPhone.partner_id));
    }
    return work;
  };

  const verifyEmail = async ({ user_id, email }: Task): Promise<Work[]> => {
    if (!email) return [];
    const owner = await readPersonByEmail(database, { email });
    const person = user_id ? await readPerson(database, { id: user_id }) : owner;
    if (!person || person.is_email_verified) return [];
    if (!owner || owner.id === person.id) return [(tx) => sendVerifyLink(tx, message, person, email)];
    return (await quota.allows(NOTICES, owner.email)) ? [(tx) => notifyEmailTaken(tx, owner)] : [];
  };

  const resetPassword = async ({ email, phone }: Task): Promise<Work[]> => {
    const person = email
      ? await readPersonByEmail(database, { email })
      : await readPersonByPhone(database, { phone: phone ?? '' });
    const to = person && recoveryAddress(person, email ? 'email' : 'phone');
    if (!to) return [];
    const { channel, address } = to;
    return [
      async (tx) => {
        const url = message.urlOf(await newLink(tx, 'reset-password', person, address));
        if (channel === 'whatsapp') {
          await text(tx, address, resetPasswordText(productName, url), person.partner_id);
        } else {
          await message.mail(
            tx,
            address,
            resetPasswordLetter(person.name, productName, url),
            person.partner_id,
          );
        }
      },
    ];
  };

  /** A code was requested for a number that belongs to another user or is unverified. */
  const phone = async ({ user_id, phone: number }: Task): Promise<Work[]> => {
    const owner = number ? await readPersonByPhone(database, { phone: number }) : null;
    if (!owner || owner.id === user_id) return [];
    if (!user_id && owner.is_phone_verified) return [];
    if (!(await quota.allows(NOTICES, owner.phone))) return [];
    const words = user_id ? phoneTakenText(productName, owner.phone) : phoneUnverifiedText(productName);
    return [(tx) => text(tx, owner.phone, words, owner.partner_id)];
  };

  return taskHandler<Task>(database, {
    'sign-up': signUp,
    'verify-email': verifyEmail,
    'reset-password': resetPassword,
    phone,
  });
}
