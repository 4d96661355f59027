import { rupiah } from '../../../../src/core/format/money';
import type { Database } from '../../../db/client';
import { createIsolated } from '../../../jobs/isolated';
import type { JobLog } from '../../../jobs/job';
import type { MessageService } from '../../ground/message/service';
import type { NotificationService } from '../../ground/notification/service';
import { type DueReminder, duePartners, rearm, takeDue } from './due-store';

export interface SweepDeps {
  database: Database;
  message: Pick<MessageService, 'mail' | 'queue' | 'urlOf' | 'productName'>;
  notification: NotificationService;
}

/** Partners of one look; the rest wait for the next, seconds later. */
const MOST = 50;
/** Milliseconds before one that failed is tried again. */
const RETRY = 60_000;

/**
 * Looks at every balance with a reminder and tells those that fell below. It reads what is so, not what happened: a
 * purchase pays nothing for it, and one of another process counts as much. Safe on any number of processes.
 */
export function createReminderSweep({ database, message, notification }: SweepDeps) {
  const remind = (partnerId: string): Promise<void> =>
    database.transaction(async (tx) => {
      const due = await takeDue(tx, partnerId);
      if (!due) return;
      const { title, body, url } = wordsOf(due, message.urlOf('/topup/data'));
      if (due.channels.includes('in_app')) {
        await notification.tell(tx, partnerId, { type: 'Saldo', title, body, link: '/topup/data' });
      }
      if (due.channels.includes('whatsapp') && due.phone) {
        const text = `${message.productName}: ${title}. ${body} ${url}`;
        await message.queue(tx, { channel: 'whatsapp', to: due.phone, text, partnerId });
      }
      if (due.channels.includes('email') && due.email) {
        const letter = {
          subject: title,
          lines: [body],
          action: { label: 'Top Up Saldo', url },
          notes: [NOTE],
        };
        await message.mail(tx, due.email, letter, partnerId);
      }
    });

  const isolated = createIsolated('a balance reminder', 'partner', RETRY);

  return async (log: JobLog): Promise<void> => {
    await rearm(database);
    await isolated.each(await duePartners(database, MOST, isolated.resting()), log, remind);
  };
}

const NOTE = 'Pengingat ini dapat diubah atau dimatikan di Pengaturan, Pengingat saldo.';

const wordsOf = ({ threshold, balance }: DueReminder, url: string) => ({
  title: `Saldo di bawah ${rupiah(threshold)}`,
  body: `Saldo Anda tinggal ${rupiah(balance)}. Isi saldo agar transaksi tidak terhenti.`,
  url,
});
