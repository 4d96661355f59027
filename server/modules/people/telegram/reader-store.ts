import { sql } from 'drizzle-orm';
import type { Database, Db } from '../../../db/client';
import { run, statement } from '../../../db/statement';

/** One process and the bot that it wants to read. */
export interface Hold {
  bot: string;
  holder: string;
}

/** Longer than one look takes; after it another process takes over from one that died. */
const HELD = `now() + interval '45 seconds'`;

const holdStatement = statement<Hold, { next_update: number | null }>(
  'telegram-reader-hold',
  `insert into telegram_readers as r (bot, held_by, held_until) values (:bot, :holder::uuid, ${HELD})
on conflict (bot) do update set held_by = excluded.held_by, held_until = excluded.held_until
  where r.held_until is null or r.held_until < now() or r.held_by = excluded.held_by
returning next_update`,
);

/** Null while another process reads. Answers where to go on. */
export async function hold(database: Database, by: Hold): Promise<{ next_update: number | null } | null> {
  const [row] = await run(database, holdStatement, by);
  return row ?? null;
}

/** With the commit of what an update brings about: false when it was dealt with, or another process reads by now. */
export async function goOn(tx: Db, { bot, holder }: Hold, updateId: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update telegram_readers set next_update = ${updateId + 1}::bigint, held_until = ${sql.raw(HELD)}
    where bot = ${bot} and held_by = ${holder} and (next_update is null or next_update <= ${updateId}::bigint)
    returning bot`);
  return rows.length > 0;
}

const caughtUpStatement = statement<Hold & { next_update: number | null }>(
  'telegram-reader-caught-up',
  `update telegram_readers set next_update = null
where bot = :bot and held_by = :holder::uuid and next_update = :next_update::bigint`,
);

/** Telegram has heard how far it was read; after a quiet week it numbers anew, perhaps from below. */
export async function caughtUp(database: Database, by: Hold, nextUpdate: number): Promise<void> {
  await run(database, caughtUpStatement, { ...by, next_update: nextUpdate });
}

const leaveStatement = statement<Hold>(
  'telegram-reader-leave',
  'update telegram_readers set held_until = null where bot = :bot and held_by = :holder::uuid',
);

/** The next process need not wait. */
export async function leave(database: Database, by: Hold): Promise<void> {
  await run(database, leaveStatement, by);
}
