import { command, queryOne } from '../../../db/statement';

/** Latest version that a user has read, or null, and the day they joined (`YYYY-MM-DD`, Asia/Jakarta). */
export const readingOf = queryOne<{ user: string }, { version: string | null; joined: string }>(
  'changelog-read',
  `select r.version, to_char(u.created_at at time zone 'Asia/Jakarta', 'YYYY-MM-DD') as joined
   from users u left join changelog_reads r on r.user_id = u.id where u.id = :user::uuid`,
);

export const markReading = command<{ user: string; version: string }>(
  'changelog-mark',
  `insert into changelog_reads (user_id, version) values (:user::uuid, :version::text)
   on conflict (user_id) do update set version = excluded.version, read_at = now()`,
);
