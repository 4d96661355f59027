import type { Release } from '../../../../src/core/contract/changelog';
import type { Database } from '../../../db/client';
import type { Actor } from '../../../http/actor';
import { releases } from './releases';
import { markReading, readingOf } from './store';

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
