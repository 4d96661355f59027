import type { z } from 'zod';
import type { ActivityService } from '../../../platform/activity/service';
import type { Database, Db } from '../../../platform/db/client';
import { sql } from '../../../platform/db/sql';
import { queryRow } from '../../../platform/db/statement';
import type { Actor } from '../../../platform/http/actor';
import { AppError } from '../../../platform/http/app-error';
import type { Quota, QuotaService } from '../../../platform/quota/service';
import { telegramWords } from '../../telegram/text';
import type { Reminder, ReminderChannel, reminderInput } from '../contract';
import { reminderChannels } from '../text';
import { createReminderTask, type ReminderTaskDeps } from './reminder-task';

/** A stored reminder; quiet hours are minutes since midnight in Asia/Jakarta. */
interface ReminderRow {
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

const readReminder = queryRow<{ partner_id: string }, ReminderRow>(
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
async function writeReminder(
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

export interface ReminderDeps extends ReminderTaskDeps {
  database: Database;
  activity: ActivityService;
  quota: Pick<QuotaService, 'spend'>;
}

/** Limit of changes per partner: each may send a message to unverified addresses. */
const CHANGES: Quota = { kind: 'reminder-change', most: 20, seconds: 3600, gap: 0 };

export type ReminderService = ReturnType<typeof createReminderService>;

export function createReminderService(deps: ReminderDeps) {
  const { database, activity, quota, telegramChats } = deps;
  const of = async ({ partnerId }: Actor): Promise<Reminder> =>
    shown(await readReminder(database, { partner_id: partnerId }));

  return {
    of,

    /** Throws RATE_LIMITED, and VALIDATION_FAILED for Telegram without a linked chat. */
    async update(actor: Actor, input: z.output<typeof reminderInput>): Promise<Reminder> {
      if (input.channels.includes('telegram')) {
        const chats = await telegramChats(database.db, actor.partnerId);
        if (chats.length === 0) {
          throw new AppError('VALIDATION_FAILED', undefined, { channels: [telegramWords.missing] });
        }
      }
      await quota.spend(CHANGES, actor.partnerId, { code: 'RATE_LIMITED' });
      const { reminded_at: _, ...before } = await of(actor);
      const { quiet_hours, ...rest } = input;
      const quiet = { quiet_from: minutes(quiet_hours?.from), quiet_to: minutes(quiet_hours?.to) };
      await database.transaction(async (tx) => {
        await writeReminder(tx, actor.partnerId, { ...rest, ...quiet });
        await activity.record(tx, actor, {
          code: 'reminder.update',
          before: worded(before),
          after: worded(input),
        });
      });
      return of(actor);
    },

    /** Sends due reminders; called every few seconds. */
    remind: createReminderTask(deps),
  };
}

function shown({ quiet_from, quiet_to, ...row }: ReminderRow): Reminder {
  const quiet =
    quiet_from === null || quiet_to === null ? null : { from: clock(quiet_from), to: clock(quiet_to) };
  return { ...row, quiet_hours: quiet };
}

const worded = <T extends { channels: ReminderChannel[] }>(reminder: T) => ({
  ...reminder,
  channels: reminder.channels.map((channel) => reminderChannels[channel]),
});

const two = (part: number): string => String(part).padStart(2, '0');

/** 1330 → `22:10` */
const clock = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

/** `22:10` → 1330 */
function minutes(text: string | undefined): number | null {
  if (text === undefined) return null;
  const [hours = '', rest = ''] = text.split(':');
  return Number(hours) * 60 + Number(rest);
}
