import { databaseNow } from '../../../db/clock';
import type { RecordRule } from '../../ground/entities/rules/shape';

/** Publication time of an article (domain 3.20): the typed time, else the time of publishing. */
export const blogRule: RecordRule = {
  async complete({ tx, data }) {
    if (data.status !== 'published' || data.published_at) return;
    data.published_at = new Date(await databaseNow(tx)).toISOString();
  },
};
