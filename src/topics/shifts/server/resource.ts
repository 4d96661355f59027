import type { EntityRow } from '../../../admin/entity/calls';
import { readOnly } from '../../../admin/server/read-only';
import type { ResourceService } from '../../../admin/server/service-shape';
import { stretches } from '../../../platform/db/batches';
import type { Database } from '../../../platform/db/client';
import { AppError } from '../../../platform/http/app-error';
import { refuseTooLarge } from '../../../platform/http/export-size';
import { countShifts, readShiftPage, readShiftsByIds, readUnfinished, type ShiftRow } from './list-store';
import { whoseOf } from './whose';

const PORTION = 500;

/** Store of the resource `cashier-shift`, changed only by actions. */
export function createShiftResource(database: Database): ResourceService {
  return readOnly({
    async list(_resource, scope, { page, limit, ...query }) {
      const whose = whoseOf(scope);
      const [total, rows, running] = await Promise.all([
        countShifts(database.db, whose, query),
        readShiftPage(database.db, whose, query, { offset: (page - 1) * limit, limit }),
        readUnfinished(database.db, scope.userId),
      ]);
      return { rows: rows.map(present), total, ...(running && { blocked: ['start'] }) };
    },
    async show(_resource, scope, id) {
      const [row] = await readShiftsByIds(database.db, whoseOf(scope), [id]);
      if (!row) throw new AppError('NOT_FOUND');
      return present(row);
    },
    async all(_resource, scope, query) {
      const whose = whoseOf(scope);
      const total = await countShifts(database.db, whose, query);
      refuseTooLarge(total);
      return stretches(total, PORTION, async (stretch) =>
        (await readShiftPage(database.db, whose, query, stretch)).map(present),
      );
    },
  });
}

const present = (row: ShiftRow): EntityRow => ({
  id: row.id,
  shift_id: row.id,
  code: row.code,
  by: row.by,
  status: String(row.status),
  opening_cash: row.opening_cash,
  ...(row.orders !== null && { orders: row.orders }),
  ...(row.counted !== null && {
    ...{ closed_at: row.closed_at, unpriced: row.unpriced, takings: row.takings, noncash: row.noncash },
    ...{ cash_in: row.cash_in, cash_out: row.cash_out, expected: row.expected },
    ...{ counted: row.counted, difference: row.difference },
  }),
  ...(row.note !== null && { note: row.note }),
  version: 1,
  created_at: row.opened_at,
  updated_at: row.closed_at ?? row.opened_at,
  updated_by: row.by,
  reference_titles: {},
});
