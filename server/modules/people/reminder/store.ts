import type { ReminderChannel } from '../../../../src/core/contract/reminder';
import type { Db } from '../../../db/client';
import { sql } from '../../../db/sql';
import { queryRow } from '../../../db/statement';

/** A stored reminder; quiet hours are minutes since midnight in Asia/Jakarta. */
export interface ReminderRow {
  is_active: boolean;
  threshold: number;
  channels: ReminderChannel[];
  phone: string;
  email: string;
  repeat_hours: number;
  quiet_from: number | null;
  quiet_to: number | null;
  reminded_at: string | null;
}

export const readReminder = queryRow<{ partner_id: string }, ReminderRow>(
  'reminder-read',
  `select coalesce(r.is_active, false) as is_active, coalesce(r.threshold, 100000) as threshold,
     coalesce(r.channels, array['in_app']) as channels,
     coalesce(r.phone, u.phone) as phone, coalesce(r.email, u.email) as email,
     coalesce(r.repeat_hours, 0) as repeat_hours, r.quiet_from, r.quiet_to, r.reminded_at
   from users u
   left join balance_reminders r on r.partner_id = u.partner_id
   where u.partner_id = :partner_id::uuid and u.role = 'owner'
   order by u.created_at, u.id limit 1`,
);

/** A new limit or reactivation resets the state, so that a low balance is reported at once. */
export async function writeReminder(
  db: Db,
  partnerId: string,
  row: Omit<ReminderRow, 'reminded_at'>,
): Promise<void> {
  const { is_active, threshold, channels, phone, email, repeat_hours, quiet_from, quiet_to } = row;
  await db.execute(sql`
    insert into balance_reminders as r
      (partner_id, is_active, threshold, channels, phone, email, repeat_hours, quiet_from, quiet_to)
    values (${partnerId}, ${is_active}, ${threshold}, ${sql.param(channels)}::text[], ${phone}, ${email},
      ${repeat_hours}, ${quiet_from}, ${quiet_to})
    on conflict (partner_id) do update set is_active = excluded.is_active, threshold = excluded.threshold,
      channels = excluded.channels, phone = excluded.phone, email = excluded.email,
      repeat_hours = excluded.repeat_hours, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to,
      reminded_at = case when r.threshold = excluded.threshold and r.is_active = excluded.is_active
        then r.reminded_at end,
      updated_at = now()`);
}
