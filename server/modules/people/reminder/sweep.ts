import { rupiah } from '../../../../src/core/format/money';
import type { Database, Db } from '../../../db/client';
import { createIsolated } from '../../../jobs/isolated';
import type { JobLog } from '../../../jobs/job';
import type { MessageService } from '../../ground/message/service';
import type { NotificationService } from '../../ground/notification/service';
import { type DueReminder, duePartners, rearm, takeDue } from './due-store';

export interface SweepDeps {
  database: Database;
  message: Pick<MessageService, 'mail' | 'queue' | 'urlOf' | 'productName'>;
  notification: NotificationService;
  telegramChats: (db: Db, partnerId: string) => Promise<string[]>;
}

const MOST = 50;
/** Milliseconds until a failed one is retried. */
const RETRY = 60_000;

/**
 * Polls all balances with a reminder and notifies partners below their limit. Polling adds no cost to
 * purchases and includes those of other processes. Safe with any number of processes.
 */
export function createReminderSweep({ database, message, notification, telegramChats }: SweepDeps) {
  const remind = (partnerId: string): Promise<void> =>
    database.transaction(async (tx) => {
      const due = await takeDue(tx, partnerId);
      if (!due) return;
      const words = wordsOf(due, message.urlOf('/topup/data'));
      const { title, body } = words;
      if (due.channels.includes('in_app')) {
        await notification.tell(tx, partnerId, { type: 'Saldo', title, body, link: '/topup/data' });
      }
      await sendOutside(tx, partnerId, due, words);
    });

  const sendOutside = async (tx: Db, partnerId: string, due: DueReminder, words: Words): Promise<void> => {
    const { title, body, url } = words;
    const { channels, phone, email } = due;
    const text = `${message.productName}: ${title}. ${body} ${url}`;
    if (channels.includes('whatsapp') && phone) {
      await message.queue(tx, { channel: 'whatsapp', to: phone, text, partnerId });
    }
    const chats = channels.includes('telegram') ? await telegramChats(tx, partnerId) : [];
    for (const to of chats) await message.queue(tx, { channel: 'telegram', to, text, partnerId });
    if (channels.includes('email') && email) {
      const letter = { subject: title, lines: [body], action: { label: 'Top Up Saldo', url }, notes: [NOTE] };
      await message.mail(tx, email, letter, partnerId);
    }
  };

  const isolated = createIsolated('a balance reminder', 'partner', RETRY);

  return async (log: JobLog): Promise<void> => {
    await rearm(database);
    await isolated.each(await duePartners(database, MOST, isolated.resting()), log, remind);
  };
}

const NOTE = 'Pengingat ini dapat diubah atau dimatikan di Pengaturan, Pengingat saldo.';

type Words = ReturnType<typeof wordsOf>;

const wordsOf = ({ threshold, balance }: DueReminder, url: string) => ({
  title: `Saldo di bawah ${rupiah(threshold)}`,
  body: `Saldo Anda tinggal ${rupiah(balance)}. Isi saldo agar transaksi tidak terhenti.`,
  url,
});
