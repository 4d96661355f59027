import type { EntityRow } from '../../../../admin/entity/calls';
import { readOnly } from '../../../../admin/server/read-only';
import type { ResourceService } from '../../../../admin/server/service-shape';
import { TRANSACTION } from '../../../../core/states';
import type { Database, Db } from '../../../../platform/db/client';
import { isoInstant } from '../../../../platform/db/row-parsers';
import { type SQL, sql } from '../../../../platform/db/sql';
import { AppError } from '../../../../platform/http/app-error';

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

interface StaffPlace {
  partnerId: string;
  people: string[] | null;
}

const matching = ({ partnerId, people }: StaffPlace): SQL =>
  sql`t.partner_id = ${partnerId} and u.role = 'sub'${people ? sql` and t.user_id in ${people}` : sql``}`;

const SOURCE = sql`transactions t join users u on u.id = t.user_id`;

async function countStaffOrders(db: Db, place: StaffPlace): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from ${SOURCE} where ${matching(place)}`,
  );
  return rows[0]?.total ?? 0;
}

interface Window {
  offset: number;
  limit: number;
  newestFirst: boolean;
  id?: string;
}

async function staffOrderPage(
  db: Db,
  place: StaffPlace,
  { offset, limit, newestFirst, id }: Window,
): Promise<StaffOrder[]> {
  const direction = sql.raw(newestFirst ? 'desc' : 'asc');
  const { rows } = await db.execute<StaffOrder & Record<string, unknown>>(sql`
    select t.id, t.code, t.user_id, u.name as user_name, t.product_name, t.item_name,
      t.selling_total::float8 as selling_total, t.status, t.refunded, t.created_at
    from ${SOURCE} where ${matching(place)}${id ? sql` and t.id = ${id}` : sql``}
    order by t.created_at ${direction}, t.id ${direction} limit ${limit} offset ${offset}`);
  return rows.map((row) => ({ ...row, created_at: isoInstant(row.created_at) }));
}

/** Store of the resource `sub-account-order`, listed on a sub-account's page. */
export const createStaffOrders = (database: Database): ResourceService =>
  readOnly({
    async list(_resource, { partnerId }, { page, limit, filters, sort }) {
      const people = filters.find(({ field }) => field === 'sub_account_id')?.values ?? null;
      const place = { partnerId, people };
      const [total, rows] = await Promise.all([
        countStaffOrders(database.db, place),
        staffOrderPage(database.db, place, {
          ...{ offset: (page - 1) * limit, limit, newestFirst: sort.descending },
        }),
      ]);
      return { rows: rows.map(present), total };
    },
    async show(_resource, { partnerId }, id) {
      const window = { offset: 0, limit: 1, newestFirst: true, id };
      const [row] = await staffOrderPage(database.db, { partnerId, people: null }, window);
      if (!row) throw new AppError('NOT_FOUND');
      return present(row);
    },
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
