import { databaseNow } from '../../../db/clock';
import type { RecordRule } from '../../ground/entities/rules/shape';

/** When an article is out (domain 3.20): at the instant that was typed, else as soon as it is published. */
export const blogRule: RecordRule = {
  async complete({ tx, data }) {
    if (data.status !== 'published' || data.published_at) return;
    data.published_at = new Date(await databaseNow(tx)).toISOString();
  },
};
