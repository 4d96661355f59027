import type { Database, Db } from '../../../db/client';
import { sql } from '../../../db/sql';
import { run, statement } from '../../../db/statement';

export interface Lease {
  bot: string;
  holder: string;
}

/** Longer than one poll; afterwards another process may take over. */
const LEASE = `now() + interval '45 seconds'`;

const leaseStatement = statement<Lease, { next_update: number | null }>(
  'telegram-reader-lease',
  `insert into telegram_readers as r (bot, leased_by, leased_until) values (:bot, :holder::uuid, ${LEASE})
on conflict (bot) do update set leased_by = excluded.leased_by, leased_until = excluded.leased_until
  where r.leased_until is null or r.leased_until < now() or r.leased_by = excluded.leased_by
returning next_update`,
);

/** Null while another process polls. Returns the next update id. */
export async function lease(database: Database, by: Lease): Promise<{ next_update: number | null } | null> {
  const [row] = await run(database, leaseStatement, by);
  return row ?? null;
}

/**
 * Advances in the transaction that handles an update: false if it was handled already, or another process
 * polls.
 */
export async function goOn(tx: Db, { bot, holder }: Lease, updateId: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update telegram_readers set next_update = ${updateId + 1}::bigint, leased_until = ${sql.raw(LEASE)}
    where bot = ${bot} and leased_by = ${holder} and (next_update is null or next_update <= ${updateId}::bigint)
    returning bot`);
  return rows.length > 0;
}

const caughtUpStatement = statement<Lease & { next_update: number | null }>(
  'telegram-reader-caught-up',
  `update telegram_readers set next_update = null
where bot = :bot and leased_by = :holder::uuid and next_update = :next_update::bigint`,
);

/** Resets after Telegram confirmed everything: after a quiet week it renumbers, possibly lower. */
export async function caughtUp(database: Database, by: Lease, nextUpdate: number): Promise<void> {
  await run(database, caughtUpStatement, { ...by, next_update: nextUpdate });
}

const leaveStatement = statement<Lease>(
  'telegram-reader-leave',
  'update telegram_readers set leased_until = null where bot = :bot and leased_by = :holder::uuid',
);

/** Releases the lease for the next process. */
export async function leave(database: Database, by: Lease): Promise<void> {
  await run(database, leaveStatement, by);
}
