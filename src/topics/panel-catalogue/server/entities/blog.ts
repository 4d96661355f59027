import type { EntityCode } from '../../../../admin/server/entity-code';
import { databaseNow } from '../../../../platform/db/clock';
import { readingMinutes } from '../../../shops/domain/reading-time';

/** Publication time of an article (domain 3.20): the typed time, else the time of publishing. */
export const blog: EntityCode = {
  async beforeChange({ tx, data }) {
    if (data.status !== 'published' || data.published_at) return;
    data.published_at = new Date(await databaseNow(tx)).toISOString();
  },

  computed: async (_db, _partnerId, _ids, records) =>
    new Map(
      records.map(({ id, data }) => [id, { reading_minutes: readingMinutes(`${data.body_html ?? ''}`) }]),
    ),
};
