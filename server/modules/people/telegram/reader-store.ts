import type { Db } from '../../../db/client';
import { sql } from '../../../db/sql';
import { command, queryOne } from '../../../db/statement';

export interface Lease {
  bot: string;
  holder: string;
}

/** Longer than one poll; afterwards another process may take over. */
const LEASE = `now() + interval '45 seconds'`;

/** Null while another process polls. Returns the next update id. */
export const lease = queryOne<Lease, { next_update: number | null }>(
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
export const goOn = (tx: Db, { bot, holder }: Lease, updateId: number): Promise<boolean> =>
  tx.hasRow(sql`
    update telegram_readers set next_update = ${updateId + 1}::bigint, leased_until = ${sql.raw(LEASE)}
    where bot = ${bot} and leased_by = ${holder} and (next_update is null or next_update <= ${updateId}::bigint)
    returning bot`);

/** Resets after Telegram confirmed everything: after a quiet week it renumbers, possibly lower. */
export const caughtUp = command<Lease & { next_update: number | null }>(
  'telegram-reader-caught-up',
  `update telegram_readers set next_update = null
where bot = :bot and leased_by = :holder::uuid and next_update = :next_update::bigint`,
);

/** Releases the lease for the next process. */
export const leave = command<Lease>(
  'telegram-reader-leave',
  'update telegram_readers set leased_until = null where bot = :bot and leased_by = :holder::uuid',
);
