import type { EntityRow } from '../../../../admin/entity/calls';
import type { ResourceService } from '../../../../admin/server/service-shape';
import { createTableReading } from '../../../../admin/server/table-reading';
import { TRANSACTION } from '../../../../core/states';
import type { Database, Db } from '../../../../platform/db/client';
import { isoInstant } from '../../../../platform/db/row-parsers';
import { type SQL, sql } from '../../../../platform/db/sql';
import type { Store } from '../../../offers';

interface StaffOrder {
  id: string;
  code: string;
  user_id: string;
  user_name: string;
  product_name: string;
  item_name: string;
  selling_total: number;
  status: number;
  refunded: number;
  created_at: string;
}

const SOURCE = sql`transactions t join users u on u.id = t.user_id`;

async function readStaffOrders(db: Db, where: SQL): Promise<StaffOrder[]> {
  const { rows } = await db.execute<StaffOrder & Record<string, unknown>>(sql`
    select t.id, t.code, t.user_id, u.name as user_name, t.product_name, t.item_name,
      t.selling_total::float8 as selling_total, t.status, t.refunded, t.created_at
    from ${SOURCE} where ${where}`);
  return rows.map((row) => ({ ...row, created_at: isoInstant(row.created_at) }));
}

/** Store of the resource `sub-account-order`, listed on a sub-account's page. */
export const createStaffOrders = (database: Database): ResourceService =>
  createTableReading<Store<'sub-account-order'>>(database, {
    from: SOURCE,
    id: sql`t.id`,
    seenBy: ({ partnerId }) => sql`t.partner_id = ${partnerId} and u.role = 'sub'`,
    columns: { created_at: sql`t.created_at`, sub_account_id: sql`t.user_id` },
    read: async (db, tail) => (await readStaffOrders(db, tail)).map(present),
  });

const present = (row: StaffOrder): EntityRow => ({
  id: row.id,
  order_id: row.id,
  code: row.code,
  product: row.product_name,
  item: row.item_name,
  amount: row.selling_total,
  status: row.status === TRANSACTION.failed && row.refunded > 0 ? 'refund' : String(row.status),
  sub_account_id: row.user_id,
  version: 1,
  created_at: row.created_at,
  updated_at: row.created_at,
  updated_by: null,
  reference_titles: { [row.user_id]: row.user_name },
});
