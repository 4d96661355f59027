import type { EntityRow } from '../../../../src/core/entity/calls';
import { TRANSACTION } from '../../../../src/core/states';
import type { Database } from '../../../db/client';
import { AppError } from '../../../http/app-error';
import { readOnly } from '../../ground/entities/read-only';
import type { ResourceService } from '../../ground/entities/service-shape';
import { countStaffOrders, type StaffOrder, staffOrderPage } from './staff-store';

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
