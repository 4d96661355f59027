import type { ReminderChannel } from '../../../../src/core/contract/reminder';
import type { Database, Db } from '../../../db/client';
import { sql } from '../../../db/sql';
import { command, run, statement } from '../../../db/statement';

export interface DueReminder {
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

export const rearm = command<object>(
  'reminder-rearm',
  `update balance_reminders r set reminded_at = null from balances b
   where r.is_active and r.reminded_at is not null and b.partner_id = r.partner_id and b.kind = 'main'
     and b.balance >= r.threshold`,
);

const dueStatement = statement<{ most: number; but: readonly string[] }, { partner_id: string }>(
  'reminder-due',
  `select r.partner_id from balance_reminders r, balances b where ${DUE}
     and r.partner_id <> all(:but::uuid[]) limit :most::int`,
);

/** Partners to remind, without those in `but`; read-only, so that polling writes nothing. */
export async function duePartners(
  database: Database,
  most: number,
  but: readonly string[],
): Promise<string[]> {
  const rows = await run(database, dueStatement, { most, but });
  return rows.map((row) => row.partner_id);
}

/** Claims a reminder; null if another process did so or the balance has recovered. */
export const takeDue = (tx: Db, partnerId: string): Promise<DueReminder | null> =>
  tx.row<DueReminder>(sql`
    update balance_reminders r set reminded_at = now() from balances b
    where r.partner_id = ${partnerId} and ${sql.raw(DUE)}
    returning r.threshold, b.balance, r.channels, r.phone, r.email`);
