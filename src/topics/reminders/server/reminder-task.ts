import { rupiah } from '../../../core/format/money';
import type { Database, Db } from '../../../platform/db/client';
import { sql } from '../../../platform/db/sql';
import { command, queryColumn } from '../../../platform/db/statement';
import { createIsolated } from '../../../platform/jobs/isolated';
import type { JobLog } from '../../../platform/jobs/job';
import type { MessageService } from '../../../platform/messages/service';
import type { NotificationService } from '../../../platform/notifications/service';
import type { ReminderChannel } from '../contract';

interface DueReminder {
  threshold: number;
  balance: number;
  channels: ReminderChannel[];
  phone: string | null;
  email: string | null;
}

/** Minutes since midnight in Asia/Jakarta, which is UTC+7 all year. */
const MINUTE = `(extract(epoch from now() + interval '7 hours')::bigint / 60 % 1440)`;

// Quiet hours may cross midnight: 22:00 to 06:00 means after one or before the other.
const QUIET = `case when r.quiet_from is null then false
  when r.quiet_from < r.quiet_to then ${MINUTE} >= r.quiet_from and ${MINUTE} < r.quiet_to
  else ${MINUTE} >= r.quiet_from or ${MINUTE} < r.quiet_to end`;

/** Condition on `balance_reminders r` and balance `b`: low, outside quiet hours, and not recently sent. */
const DUE = `r.is_active and b.partner_id = r.partner_id and b.kind = 'main' and b.balance < r.threshold
  and (r.reminded_at is null
    or (r.repeat_hours > 0 and r.reminded_at <= now() - r.repeat_hours * interval '1 hour'))
  and not (${QUIET})`;

const rearm = command<object>(
  'reminder-rearm',
  `update balance_reminders r set reminded_at = null from balances b
   where r.is_active and r.reminded_at is not null and b.partner_id = r.partner_id and b.kind = 'main'
     and b.balance >= r.threshold`,
);

/** Partners to remind, without those in `but`; read-only, so that polling writes nothing. */
const duePartners = queryColumn<{ most: number; but: readonly string[] }, string>(
  'reminder-due',
  `select r.partner_id from balance_reminders r, balances b where ${DUE}
     and r.partner_id <> all(:but::uuid[]) limit :most::int`,
);

/** Claims a reminder; null if another process did so or the balance has recovered. */
const takeDue = (tx: Db, partnerId: string): Promise<DueReminder | null> =>
  tx.row<DueReminder>(sql`
    update balance_reminders r set reminded_at = now() from balances b
    where r.partner_id = ${partnerId} and ${sql.raw(DUE)}
    returning r.threshold, b.balance, r.channels, r.phone, r.email`);

export interface ReminderTaskDeps {
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
export function createReminderTask({ database, message, notification, telegramChats }: ReminderTaskDeps) {
  const remind = (partnerId: string): Promise<void> =>
    database.transaction(async (tx) => {
      const due = await takeDue(tx, partnerId);
      if (!due) return;
      const words = wordsOf(due, message.urlOf('/topup/data'));
      const { title, body } = words;
      if (due.channels.includes('in_app')) {
        await notification.notify(tx, partnerId, { type: 'Saldo', title, body, link: '/topup/data' });
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
    await isolated.each(await duePartners(database, { most: MOST, but: isolated.resting() }), log, remind);
  };
}

const NOTE = 'Pengingat ini dapat diubah atau dimatikan di Pengaturan, Pengingat saldo.';

type Words = ReturnType<typeof wordsOf>;

const wordsOf = ({ threshold, balance }: DueReminder, url: string) => ({
  title: `Saldo di bawah ${rupiah(threshold)}`,
  body: `Saldo Anda tinggal ${rupiah(balance)}. Isi saldo agar transaksi tidak terhenti.`,
  url,
});
