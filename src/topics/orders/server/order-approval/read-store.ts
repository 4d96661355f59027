import type { Db } from '../../../../platform/db/client';
import { type SQL, sql } from '../../../../platform/db/sql';
import type { OrderApproval } from '../../contract/order-approval';

/** A stored request; `present.ts` limits what a reader sees. */
export type ApprovalRow = Omit<OrderApproval, 'is_own'> & { user_id: string; resale_total: number | null };

export interface Whose {
  partner: string;
  user: string | null;
}

export const STATUS = sql`(case when a.status = 1 and a.expires_at <= now() then 4 else a.status end)`;

export const seenBy = ({ partner, user }: Whose): SQL =>
  user === null ? sql`a.partner_id = ${partner}` : sql`(a.partner_id = ${partner} and a.user_id = ${user})`;

export const APPROVALS = sql`order_approvals a join users u on u.id = a.user_id join brands b on b.id = a.brand_id
  left join users d on d.id = a.decided_by left join transactions t on t.id = a.transaction_id`;

export async function readApproval(db: Db, whose: Whose, id: string): Promise<ApprovalRow | null> {
  const [row] = await readApprovals(db, sql`${seenBy(whose)} and a.id = ${id}`);
  return row ?? null;
}

/** Pending requests, next expiry first; at most a hundred. */
export const readWaitingApprovals = (db: Db, whose: Whose): Promise<ApprovalRow[]> =>
  readApprovals(db, sql`${seenBy(whose)} and ${STATUS} = 1 order by a.expires_at, a.id limit 100`);

export const readApprovals = (db: Db, where: SQL): Promise<ApprovalRow[]> =>
  db.rows<ApprovalRow>(sql`
    select a.id, ${STATUS} as status, a.user_id, a.brand_id, a.product_name, b.key as product_key,
      b.image as product_image, b.monogram, a.item_name, a.destination, a.nickname, a.qty, a.total::float8 as total,
      a.resale_total::float8 as resale_total, a.rule, a.limit_amount::float8 as "limit", a.left_amount::float8 as "left",
      a.request ->> 'customer_name' as customer_name, a.request ->> 'note' as note, u.name as asked_by, a.created_at,
      a.expires_at, case when a.status = 1 and a.expires_at <= now() then a.expires_at else a.decided_at end as decided_at,
      d.name as decided_by, a.reason, now() as server_time,
      case when t.id is not null then jsonb_build_object('id', t.id, 'code', t.code, 'status', t.status,
        'refunded', t.refunded) end as "order"
    from ${APPROVALS} where ${where}`);
