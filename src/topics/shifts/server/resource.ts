import type { EntityRow } from '../../../admin/entity/calls';
import type { ResourceService } from '../../../admin/server/service-shape';
import { createTableReading } from '../../../admin/server/table-reading';
import { tableRow } from '../../../admin/server/table-row';
import type { Database } from '../../../platform/db/client';
import { sql } from '../../../platform/db/sql';
import type { Store } from '../../offers';
import { readShifts, readUnfinished, SHIFTS, type ShiftRow } from './list-store';
import { seenBy, whoseOf } from './whose';

/** Store of the resource `cashier-shift`, changed only by actions. */
export function createShiftResource(database: Database): ResourceService {
  const reading = createTableReading<Store<'cashier-shift'>>(database, {
    from: SHIFTS,
    id: sql`s.id`,
    seenBy: (scope) => seenBy(whoseOf(scope)),
    columns: {
      created_at: sql`s.opened_at`,
      status: sql`s.status`,
      difference: sql`s.difference`,
    },
    search: { code: sql`s.code`, by: sql`u.name` },
    isFound: true,
    orders: { difference: (direction) => sql`s.difference ${direction} nulls last` },
    read: async (db, tail) => (await readShifts(db, tail)).map(present),
  });
  return {
    ...reading,
    async list(resource, scope, query) {
      const [page, running] = await Promise.all([
        reading.list(resource, scope, query),
        readUnfinished(database.db, scope.userId),
      ]);
      return { ...page, ...(running && { blocked: ['start'] }) };
    },
  };
}

const present = (row: ShiftRow): EntityRow =>
  tableRow({
    id: row.id,
    shift_id: row.id,
    code: row.code,
    by: row.by,
    status: String(row.status),
    opening_cash: row.opening_cash,
    orders: row.orders,
    ...(row.counted !== null && {
      ...{ closed_at: row.closed_at, unpriced: row.unpriced, sales: row.sales, noncash: row.noncash },
      ...{ cash_in: row.cash_in, cash_out: row.cash_out, expected: row.expected },
      ...{ counted: row.counted, difference: row.difference },
    }),
    note: row.note,
    created_at: row.opened_at,
    updated_at: row.closed_at ?? row.opened_at,
    updated_by: row.by,
  });
