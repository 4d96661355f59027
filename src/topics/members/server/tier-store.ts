import type { ComputedReader, ComputedValues } from '../../../admin/server/computed-shape';
import type { Db } from '../../../platform/db/client';
import { sql } from '../../../platform/db/sql';

/** Rupiah of delivered orders of a member in 30 days. */
export async function readSpentLately(
  tx: Db,
  { partnerId, memberId }: { partnerId: string; memberId: string },
): Promise<number> {
  const { rows } = await tx.execute<{ spent: number }>(sql`
    select coalesce(sum(total), 0)::float8 as spent from panel_orders
    where member_id = ${memberId}::uuid and partner_id = ${partnerId}::uuid and order_status = 3
      and finished_at > now() - interval '30 days'`);
  return rows[0]?.spent ?? 0;
}

export const readTierMembers: ComputedReader = async (db, _partnerId, ids) => {
  const { rows } = await db.execute<{ id: string; member_count: number }>(sql`
    select to_id as id, count(*)::int as member_count
    from entity_references where field = 'tier_id' and to_id in ${ids} group by to_id`);
  const none: ComputedValues = new Map(ids.map((id) => [id, { member_count: 0 }]));
  return rows.reduce((values, { id, ...counts }) => values.set(id, counts), none);
};
