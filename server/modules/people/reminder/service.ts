import type { z } from 'zod';
import type { Reminder, ReminderChannel, reminderInput } from '../../../../src/core/contract/reminder';
import { reminderChannels } from '../../../../src/core/text/reminder';
import { telegramWords } from '../../../../src/core/text/telegram';
import type { Database } from '../../../db/client';
import type { Actor } from '../../../http/actor';
import { AppError } from '../../../http/app-error';
import type { ActivityService } from '../../ground/activity/service';
import type { Quota, QuotaService } from '../../ground/quota/service';
import { type ReminderRow, readReminder, writeReminder } from './store';
import { createReminderSweep, type SweepDeps } from './sweep';

export interface ReminderDeps extends SweepDeps {
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
    sweep: createReminderSweep(deps),
  };
}

function shown({ quiet_from, quiet_to, ...row }: ReminderRow): Reminder {
  const quiet =
    quiet_from === null || quiet_to === null ? null : { from: clock(quiet_from), to: clock(quiet_to) };
  return { ...row, quiet_hours: quiet };
}

const worded = <T extends { channels: ReminderChannel[] }>(kept: T) => ({
  ...kept,
  channels: kept.channels.map((channel) => reminderChannels[channel]),
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
