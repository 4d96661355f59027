import { APPROVAL } from '../../../../core/states';
import type { Db } from '../../../../platform/db/client';
import { type SQL, sql } from '../../../../platform/db/sql';
import { notifyResourceOf } from '../../../../platform/live/notify-resource';
import { APPROVAL_TIME, type ApprovalRequest, MOST_APPROVALS } from '../../contract/order-approval';
import type { AmountRefusal } from '../../text/sub-account-limit';
import type { Prepared } from '../transaction/prepare';

export const RESOURCE = 'order-approval';
/**
 * Unique indexes: one pending request per order, a limited number of slots per user, and the idempotency key.
 */
export const SAME = 'order_approvals_same';
export const SLOT_INDEX = 'order_approvals_slot';
export const KEY = 'order_approvals_key';

export interface Asked {
  id: string;
  key: string;
  hash: string;
  request: ApprovalRequest;
  order: Prepared;
  passed: AmountRefusal;
}

/** False at the limit of pending requests. Throws unique violations (above). */
export async function insertApproval(
  tx: Db,
  { id, key, hash, request, order, passed }: Asked,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    insert into order_approvals (id, partner_id, user_id, idempotency_key, request_hash, request, brand_id, variation_id,
      product_name, item_name, destination, nickname, qty, total, resale_total, rule, limit_amount, left_amount, status,
      slot, expires_at)
    select ${id}::uuid, ${order.partner}::uuid, ${order.user}::uuid, ${key}::uuid, ${hash}, ${JSON.stringify(request)}::jsonb,
      ${order.brand}::uuid, ${order.variation}::uuid, ${order.product_name}, ${order.item_name}, ${order.destination},
      ${order.nickname}, ${order.qty}::smallint, ${order.total}::bigint, ${order.resale_total}::bigint, ${passed.rule},
      ${passed.limit}::bigint, ${passed.left}::bigint, ${APPROVAL.waiting}, free.slot,
      now() + ${APPROVAL_TIME / 1000}::int * interval '1 second'
    from (
      select min(slot)::smallint as slot from generate_series(1, ${MOST_APPROVALS}::int) slot
      where slot not in (select slot from order_approvals where user_id = ${order.user}::uuid and status = 1)
    ) free where free.slot is not null returning id`);
  if (rows.length > 0) await notifyResourceOf(tx, order.partner, { resource: RESOURCE, user: order.user });
  return rows.length > 0;
}

/** A stored request; `status` as of now. */
export interface StoredApproval {
  id: string;
  partner_id: string;
  user_id: string;
  user_name: string;
  request: ApprovalRequest;
  request_hash: string;
  product_name: string;
  item_name: string;
  destination: string;
  status: number;
}

const approvalsWhere = (where: SQL): SQL => sql`
  select a.id, a.partner_id, a.user_id, u.name as user_name, a.request, a.request_hash, a.product_name, a.item_name,
    a.destination, case when a.status = 1 and a.expires_at <= clock_timestamp() then 4 else a.status end as status
  from order_approvals a join users u on u.id = a.user_id where ${where}`;

export async function readApprovalFor(
  db: Db,
  { partner, user }: { partner: string; user: string | null },
  id: string,
): Promise<StoredApproval | null> {
  const own = user === null ? sql`` : sql` and a.user_id = ${user}`;
  return db.row<StoredApproval>(approvalsWhere(sql`a.id = ${id} and a.partner_id = ${partner}${own}`));
}

/** Locks a request. Reads the clock after the lock, because waiting may pass the expiry. */
export async function lockApproval(tx: Db, id: string): Promise<StoredApproval | null> {
  await tx.execute(sql`select from order_approvals where id = ${id} for update`);
  return tx.row<StoredApproval>(approvalsWhere(sql`a.id = ${id}`));
}

interface End {
  status: number;
  by: string | null;
  reason?: string | null;
  order?: string;
}

export async function endApproval(
  tx: Db,
  { id, partner_id, user_id }: Pick<StoredApproval, 'id' | 'partner_id' | 'user_id'>,
  { status, by, reason = null, order }: End,
): Promise<void> {
  await tx.execute(sql`
    update order_approvals set status = ${status}, decided_at = clock_timestamp(), decided_by = ${by}::uuid,
      reason = ${reason}, transaction_id = ${order ?? null}::uuid
    where id = ${id}`);
  await notifyResourceOf(tx, partner_id, { resource: RESOURCE, user: user_id });
}

export const readApprovalByKey = (
  db: Db,
  partner: string,
  key: string,
): Promise<{ id: string; request_hash: string } | null> =>
  db.row<{ id: string; request_hash: string }>(sql`
    select id, request_hash from order_approvals where partner_id = ${partner} and idempotency_key = ${key}`);

export const sameWaiting = (db: Db, { user, variation, destination }: Prepared): Promise<string | null> =>
  db.value<string>(sql`
    select id from order_approvals
    where user_id = ${user} and variation_id = ${variation} and destination = ${destination} and status = 1`);

export const readOverdue = (db: Db, user: string): Promise<string[]> =>
  db.column<string>(sql`
    select id from order_approvals where user_id = ${user} and status = 1 and expires_at <= clock_timestamp()`);

/** Remaining milliseconds; null if not pending. */
export const readTimeLeft = (db: Db, id: string): Promise<number | null> =>
  db.value<number>(sql`
    select ceil(extract(epoch from expires_at - clock_timestamp()) * 1000)::float8 as left from order_approvals
    where id = ${id} and status = 1`);
