import type { Database } from '../../../db/client';
import { run, statement } from '../../../db/statement';

const readStatement = statement<{ user: string }, { version: string | null; joined: string }>(
  'changelog-read',
  `select r.version, to_char(u.created_at at time zone 'Asia/Jakarta', 'YYYY-MM-DD') as joined
   from users u left join changelog_reads r on r.user_id = u.id where u.id = :user::uuid`,
);

/** Latest version that a user has read, or null, and the day they joined (`YYYY-MM-DD`, Asia/Jakarta). */
export async function readingOf(
  database: Database,
  user: string,
): Promise<{ version: string | null; joined: string } | null> {
  const [row] = await run(database, readStatement, { user });
  return row ?? null;
}

const markStatement = statement<{ user: string; version: string }>(
  'changelog-mark',
  `insert into changelog_reads (user_id, version) values (:user::uuid, :version::text)
   on conflict (user_id) do update set version = excluded.version, read_at = now()`,
);

export async function markReading(database: Database, user: string, version: string): Promise<void> {
  await run(database, markStatement, { user, version });
}
