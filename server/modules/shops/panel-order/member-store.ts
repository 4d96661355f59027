import { and, eq, max, sum } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Db } from '../../../db/client';
import { memberMutations } from '../../../db/schema/member-mutation';
import { tellResource } from '../../../live/tell-resource';
import { moveCount } from '../../ground/entities/counters';

type MutationRow = typeof memberMutations.$inferSelect;

/** A movement of a member's balance (rupiah) or points. */
export interface MemberMove extends Pick<MutationRow, 'kind' | 'amount' | 'type'> {
  /** Of whom does the same thing once: the row is called so. */
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

/** What the member has then; null when it does not allow the movement. */
export async function moveMember(tx: Db, move: MemberMove): Promise<number | null> {
  const { partnerId, memberId, kind, amount } = move;
  const counter = { partner: partnerId, resource: 'member', id: memberId, field: kind };
  const after = await moveCount(tx, { ...counter, amount });
  if (after === null) return null;
  const own = and(eq(memberMutations.member_id, memberId), eq(memberMutations.kind, kind));
  // A statement of its own: only now, with the counter locked, does it see whoever was here a moment ago.
  const [last] = await tx
    .select({ seq: max(memberMutations.seq) })
    .from(memberMutations)
    .where(own);
  await tx.insert(memberMutations).values({
    id: move.id ?? v7(),
    partner_id: partnerId,
    member_id: memberId,
    kind,
    seq: (last?.seq ?? 0) + 1,
    amount,
    after,
    type: move.type,
    order_id: move.orderId ?? null,
    ref_code: move.refCode ?? null,
    note: move.note ?? null,
    actor: move.actor,
    user_id: move.userId ?? null,
  });
  await tellResource(tx, partnerId, 'member');
  await tellResource(tx, partnerId, kind === 'balance' ? 'member-mutation' : 'member-point');
  return after;
}

/** What a movement of that id was; undefined when it was never made. */
export async function moveById(
  tx: Db,
  id: string,
): Promise<Pick<MutationRow, 'member_id' | 'amount'> | undefined> {
  const [row] = await tx
    .select({ member_id: memberMutations.member_id, amount: memberMutations.amount })
    .from(memberMutations)
    .where(eq(memberMutations.id, id));
  return row;
}

/** Points that an order earned and that were not taken back since. */
export async function earnedPoints(tx: Db, orderId: string): Promise<number> {
  const [row] = await tx
    .select({ points: sum(memberMutations.amount) })
    .from(memberMutations)
    .where(and(eq(memberMutations.order_id, orderId), eq(memberMutations.kind, 'point')));
  return Number(row?.points ?? 0);
}
