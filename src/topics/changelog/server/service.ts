import type { Database } from '../../../platform/db/client';
import { command, queryOne } from '../../../platform/db/statement';
import type { Actor } from '../../../platform/http/actor';
import type { Release } from '../contract';
import { releases } from './releases';

/** Latest version that a user has read, or null, and the day they joined (`YYYY-MM-DD`, Asia/Jakarta). */
const readingOf = queryOne<{ user: string }, { version: string | null; joined: string }>(
  'changelog-read',
  `select r.version, to_char(u.created_at at time zone 'Asia/Jakarta', 'YYYY-MM-DD') as joined
   from users u left join changelog_reads r on r.user_id = u.id where u.id = :user::uuid`,
);

const markReading = command<{ user: string; version: string }>(
  'changelog-mark',
  `insert into changelog_reads (user_id, version) values (:user::uuid, :version::text)
   on conflict (user_id) do update set version = excluded.version, read_at = now()`,
);

export type ChangelogService = ReturnType<typeof createChangelogService>;

export function createChangelogService({ database }: { database: Database }) {
  return {
    async list(actor: Actor): Promise<Release[]> {
      const reading = await readingOf(database, { user: actor.userId });
      const lastRead = releases.findIndex(({ version }) => version === reading?.version);
      const isRead = (release: (typeof releases)[number], at: number): boolean =>
        // Releases before a user joined count as read.
        lastRead === -1 ? release.date < (reading?.joined ?? '') : at >= lastRead;
      return releases.map((release, at) => ({ ...release, is_read: isRead(release, at) }));
    },

    async read(actor: Actor): Promise<void> {
      const [newest] = releases;
      if (newest) await markReading(database, { user: actor.userId, version: newest.version });
    },
  };
}
