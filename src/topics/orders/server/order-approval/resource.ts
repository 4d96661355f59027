import type { EntityRow } from '../../../../admin/entity/calls';
import type { ResourceService } from '../../../../admin/server/service-shape';
import { createTableReading } from '../../../../admin/server/table-reading';
import { tableRow } from '../../../../admin/server/table-row';
import type { Database } from '../../../../platform/db/client';
import { sql } from '../../../../platform/db/sql';
import type { Store } from '../../../offers';
import { APPROVALS, type ApprovalRow, readApprovals, STATUS, seenBy } from './read-store';

/** Store of the resource `order-approval`, for the owner. */
export const createApprovalList = (database: Database): ResourceService =>
  createTableReading<Store<'order-approval'>>(database, {
    from: APPROVALS,
    id: sql`a.id`,
    seenBy: ({ partnerId }) => seenBy({ partner: partnerId, user: null }),
    columns: {
      created_at: sql`a.created_at`,
      status: STATUS,
      sub_account_id: sql`a.user_id`,
    },
    search: { item: sql`a.item_name`, destination: sql`a.destination`, asked_by: sql`u.name` },
    besides: [sql`a.product_name`, sql`a.nickname`, sql`t.code`],
    read: async (db, tail) => (await readApprovals(db, tail)).map(present),
  });

const present = (row: ApprovalRow): EntityRow =>
  tableRow({
    id: row.id,
    approval_id: row.id,
    asked_by: row.asked_by,
    product: row.product_name,
    item: row.item_name,
    destination: row.destination || null,
    nickname: row.nickname,
    total: row.total,
    limit: row.limit,
    rule: row.rule,
    status: String(row.status),
    decided_by: row.decided_by,
    decided_at: row.decided_at,
    reason: row.reason || null,
    order_code: row.order?.code,
    sub_account_id: row.user_id,
    created_at: row.created_at,
    updated_at: row.decided_at ?? row.created_at,
    updated_by: row.decided_by,
    reference_titles: { [row.user_id]: row.asked_by },
  });
