import { v7 } from 'uuid';
import { moveCount } from '../../../admin/server/counters';
import type { MEMBER_MOVES } from '../../../core/states';
import type { Db } from '../../../platform/db/client';
import { rowValues } from '../../../platform/db/row-sql';
import { sql } from '../../../platform/db/sql';
import { notifyResource } from '../../../platform/live/notify-resource';

/** A movement of a member's balance (rupiah) or points. */
export interface MemberMove {
  kind: 'balance' | 'point';
  /** Positive to the member, negative from it. */
  amount: number;
  type: (typeof MEMBER_MOVES.balance)[number] | 'earned' | 'returned';
  /** Row id for idempotency. */
  id?: string;
  partnerId: string;
  memberId: string;
  orderId?: string;
  refCode?: string;
  /** Indonesian. */
  note?: string | null;
  actor: string;
  userId?: string | null;
}

/** Returns the new balance; null if insufficient. */
export async function moveMember(tx: Db, move: MemberMove): Promise<number | null> {
  const { partnerId, memberId, kind, amount } = move;
  const counter = { partner: partnerId, resource: 'member', id: memberId, field: kind };
  const after = await moveCount(tx, { ...counter, amount });
  if (after === null) return null;
  // A separate statement after the lock, so that it sees concurrent movements.
  const { rows } = await tx.execute<{ seq: number }>(sql`
    select coalesce(max(seq), 0) + 1 as seq from member_mutations where member_id = ${memberId} and kind = ${kind}`);
  const row = {
    id: move.id ?? v7(),
    partner_id: partnerId,
    member_id: memberId,
    kind,
    seq: rows[0]?.seq,
    amount,
    after,
    type: move.type,
    order_id: move.orderId ?? null,
    ref_code: move.refCode ?? null,
    note: move.note ?? null,
    actor: move.actor,
    user_id: move.userId ?? null,
  };
  await tx.execute(sql`insert into member_mutations ${rowValues(row)}`);
  await notifyResource(tx, partnerId, 'member');
  await notifyResource(tx, partnerId, kind === 'balance' ? 'member-mutation' : 'member-point');
  return after;
}

/** The movement with that id; undefined if never made. */
export async function moveById(
  tx: Db,
  id: string,
): Promise<{ member_id: string; amount: number } | undefined> {
  const { rows } = await tx.execute<{ member_id: string; amount: number }>(
    sql`select member_id, amount from member_mutations where id = ${id}`,
  );
  return rows[0];
}

export async function earnedPoints(tx: Db, orderId: string): Promise<number> {
  const { rows } = await tx.execute<{ points: number }>(sql`
    select coalesce(sum(amount), 0)::bigint as points from member_mutations
    where order_id = ${orderId} and kind = 'point'`);
  return rows[0]?.points ?? 0;
}
