import type { EntityRow } from '../../../../admin/entity/calls';
import { readOnly } from '../../../../admin/server/read-only';
import type { ResourceService } from '../../../../admin/server/service-shape';
import { stretches } from '../../../../platform/db/batches';
import type { Database } from '../../../../platform/db/client';
import { AppError } from '../../../../platform/http/app-error';
import { refuseTooLarge } from '../../../../platform/http/export-size';
import { type ApprovalRow, countApprovals, readApproval, readApprovalPage } from './read-store';

const PORTION = 500;

/** Store of the resource `order-approval`, for the owner. */
export const createApprovalList = (database: Database): ResourceService =>
  readOnly({
    async list(_resource, { partnerId }, { page, limit, ...query }) {
      const whose = { partner: partnerId, user: null };
      const [total, rows] = await Promise.all([
        countApprovals(database.db, whose, query),
        readApprovalPage(database.db, whose, query, { offset: (page - 1) * limit, limit }),
      ]);
      return { rows: rows.map(present), total };
    },
    async show(_resource, { partnerId }, id) {
      const row = await readApproval(database.db, { partner: partnerId, user: null }, id);
      if (!row) throw new AppError('NOT_FOUND');
      return present(row);
    },
    async all(_resource, { partnerId }, query) {
      const whose = { partner: partnerId, user: null };
      const total = await countApprovals(database.db, whose, query);
      refuseTooLarge(total);
      return stretches(total, PORTION, async (stretch) =>
        (await readApprovalPage(database.db, whose, query, stretch)).map(present),
      );
    },
  });

const present = (row: ApprovalRow): EntityRow => ({
  id: row.id,
  approval_id: row.id,
  asked_by: row.asked_by,
  product: row.product_name,
  item: row.item_name,
  ...(row.destination && { destination: row.destination }),
  ...(row.nickname && { nickname: row.nickname }),
  total: row.total,
  limit: row.limit,
  rule: row.rule,
  status: String(row.status),
  ...(row.decided_by && { decided_by: row.decided_by }),
  ...(row.decided_at && { decided_at: row.decided_at }),
  ...(row.reason && { reason: row.reason }),
  ...(row.order && { order_code: row.order.code }),
  sub_account_id: row.user_id,
  version: 1,
  created_at: row.created_at,
  updated_at: row.decided_at ?? row.created_at,
  updated_by: row.decided_by,
  reference_titles: { [row.user_id]: row.asked_by },
});
