import { v7 } from 'uuid';
import { z } from 'zod';
import { type TelegramBot, TelegramRefusal } from '../../../platform/adapters/message/telegram-bot';
import type { Database, Db } from '../../../platform/db/client';
import { sql } from '../../../platform/db/sql';
import { command, queryOne } from '../../../platform/db/statement';
import type { JobLog } from '../../../platform/jobs/job';
import type { Chat } from './chat-store';

interface Lease {
  bot: string;
  holder: string;
}

/** Longer than one poll; afterwards another process may take over. */
const LEASE = `now() + interval '45 seconds'`;

/** Null while another process polls. Returns the next update id. */
const lease = queryOne<Lease, { next_update: number | null }>(
  'telegram-reader-lease',
  `insert into telegram_readers as r (bot, leased_by, leased_until) values (:bot, :holder::uuid, ${LEASE})
on conflict (bot) do update set leased_by = excluded.leased_by, leased_until = excluded.leased_until
  where r.leased_until is null or r.leased_until < now() or r.leased_by = excluded.leased_by
returning next_update`,
);

/**
 * Advances in the transaction that handles an update: false if it was handled already, or another process
 * polls.
 */
const goOn = (tx: Db, { bot, holder }: Lease, updateId: number): Promise<boolean> =>
  tx.hasRow(sql`
    update telegram_readers set next_update = ${updateId + 1}::bigint, leased_until = ${sql.raw(LEASE)}
    where bot = ${bot} and leased_by = ${holder} and (next_update is null or next_update <= ${updateId}::bigint)
    returning bot`);

/** Resets after Telegram confirmed everything: after a quiet week it renumbers, possibly lower. */
const caughtUp = command<Lease & { next_update: number | null }>(
  'telegram-reader-caught-up',
  `update telegram_readers set next_update = null
where bot = :bot and leased_by = :holder::uuid and next_update = :next_update::bigint`,
);

/** Releases the lease for the next process. */
const leave = command<Lease>(
  'telegram-reader-leave',
  'update telegram_readers set leased_until = null where bot = :bot and leased_by = :holder::uuid',
);

/** Long poll duration in seconds, and its timeout in milliseconds. */
const WAITS = 25;
const PATIENCE = 35_000;
/** Milliseconds before a retry after a failure. */
const REST = 15_000;

const updatesShape = z.array(
  z.object({
    update_id: z.int(),
    message: z
      .object({
        chat: z.object({
          id: z.int(),
          type: z.string(),
          username: z.string().optional(),
          first_name: z.string().optional(),
        }),
        text: z.string().optional(),
      })
      .optional()
      // Skips an unknown update, which would otherwise be received forever.
      .catch(undefined),
  }),
);
type Update = z.output<typeof updatesShape>[number];

interface Deps {
  database: Database;
  bot: Pick<TelegramBot, 'id' | 'call'>;
  /** Handles a message in the transaction that marks it as read. */
  handleMessage: (tx: Db, chat: Chat, text: string) => Promise<void>;
}

/**
 * Polls the bot's updates (`getUpdates`) instead of using a webhook, because polling needs no public URL and
 * opens none. One process polls at a time; each message is handled once, in the transaction that advances
 * past it.
 */
export function createTelegramReader({ database, bot, handleMessage }: Deps) {
  const by = { bot: bot.id, holder: v7() };
  let restUntil = 0;

  const dealWith = ({ update_id, message }: Update): Promise<boolean> =>
    database.transaction(async (tx) => {
      if (!(await goOn(tx, by, update_id))) return false;
      // Ignores groups, where others would read along.
      if (message?.text && message.chat.type === 'private') {
        const { id, username, first_name } = message.chat;
        const name = username ? `@${username}` : (first_name ?? 'Telegram');
        await handleMessage(tx, { id: String(id), name }, message.text);
      }
      return true;
    });

  const read = async (offset: number | null, closing: AbortSignal): Promise<void> => {
    const body = { timeout: WAITS, allowed_updates: ['message'], ...(offset !== null && { offset }) };
    const updates = await bot.call('getUpdates', body, updatesShape, { patience: PATIENCE, closing });
    for (const update of updates) if (!(await dealWith(update))) return;
    if (updates.length === 0 && offset !== null) await caughtUp(database, { ...by, next_update: offset });
  };

  return async (log: JobLog, closing: AbortSignal): Promise<void> => {
    if (performance.now() < restUntil) return;
    const turn = await lease(database, by);
    if (!turn) return;
    try {
      await read(turn.next_update, closing);
    } catch (err) {
      if (closing.aborted) return;
      const wait = err instanceof TelegramRefusal ? err.wait : null;
      restUntil = performance.now() + Math.max(REST, wait ?? 0);
      log.error({ err }, 'the Telegram bot could not be read; it is tried again');
    } finally {
      if (closing.aborted) await leave(database, by);
    }
  };
}
