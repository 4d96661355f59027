import { isDeepStrictEqual } from 'node:util';
import type { RecordRule } from '../../../../admin/server/rules/shape';
import { dateTime } from '../../../../core/format/date';
import { number } from '../../../../core/format/number';
import { isoInstant } from '../../../../platform/db/row-parsers';
import { readVersions } from './store';

export const draftRule: RecordRule = {
  async warn(db, { partnerId }, rows) {
    const [shown] = await readVersions(db, partnerId);
    const drafts = rows.filter(({ data }) => !isDeepStrictEqual(data, shown?.data));
    const visitors = shown
      ? `pengunjung masih melihat versi ${number(shown.number)}, terbit ${dateTime(isoInstant(shown.published_at), { seconds: false })}`
      : 'pengunjung belum melihat isian ini';
    return new Map(drafts.map(({ id }) => [id, [`Belum diterbitkan: ${visitors}.`]]));
  },
};
