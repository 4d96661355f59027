import { isDeepStrictEqual } from 'node:util';
import { dateTime } from '../../../../src/core/format/date';
import { number } from '../../../../src/core/format/number';
import { isoInstant } from '../../../db/row-parsers';
import type { RecordRule } from '../../ground/entities/rules/shape';
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
