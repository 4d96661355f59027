import { lookupOnly } from '../../../../admin/server/lookup-only';
import type { ResourceService } from '../../../../admin/server/service-shape';
import { dateTime } from '../../../../core/format/date';
import type { Database } from '../../../../platform/db/client';
import { readVersions, type SiteVersion } from './store';

const titleOf = ({ number, published_at, by }: SiteVersion): string =>
  [`Versi ${number}`, dateTime(published_at, { seconds: false }), by].filter(Boolean).join(' · ');

export const createVersionLookup = (database: Database): ResourceService => {
  const choices = async (db: Database['db'], partnerId: string) =>
    (await readVersions(db, partnerId)).map((version) => ({ id: version.id, title: titleOf(version) }));
  return lookupOnly(database, {
    find: async (db, partnerId, search, limit) => {
      const term = search?.toLowerCase() ?? '';
      const found = await choices(db, partnerId);
      return found.filter(({ title }) => title.toLowerCase().includes(term)).slice(0, limit);
    },
    name: async (db, partnerId, ids) => (await choices(db, partnerId)).filter(({ id }) => ids.includes(id)),
  });
};
