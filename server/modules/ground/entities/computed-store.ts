import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import type { ComputedReader, ComputedValues } from './computed-shape';

/** Counters by the name of their field: clicks, views, points; an instant counts milliseconds since 1970. */
export async function readCounters(db: Db, ids: string[]): Promise<ComputedValues> {
  const { rows } = await db.execute<{ entity_id: string; field: string; value: number }>(
    sql`select entity_id, field, value from entity_counters where entity_id in ${ids}`,
  );
  const values: ComputedValues = new Map();
  for (const { entity_id, field, value } of rows) {
    values.set(entity_id, { ...values.get(entity_id), [field]: value });
  }
  return values;
}

/** What a member has bought: orders that succeeded (domain 3.18, status 3). */
export const readMemberTotals: ComputedReader = async (db, partnerId, ids) => {
  const { rows } = await db.execute<{ id: string; total_trx: number; total_spent: number }>(sql`
    select member_id as id, count(*)::int as total_trx, sum(total)::bigint as total_spent
    from panel_orders where partner_id = ${partnerId} and order_status = 3 and member_id in ${ids}
    group by member_id`);
  const none: ComputedValues = new Map(ids.map((id) => [id, { total_trx: 0, total_spent: 0 }]));
  return rows.reduce((values, { id, ...totals }) => values.set(id, totals), none);
};

/** How many live members a tier has. */
export const readTierMembers: ComputedReader = async (db, _partnerId, ids) => {
  const { rows } = await db.execute<{ id: string; member_count: number }>(sql`
    select to_id as id, count(*)::int as member_count
    from entity_references where field = 'tier_id' and to_id in ${ids} group by to_id`);
  const none: ComputedValues = new Map(ids.map((id) => [id, { member_count: 0 }]));
  return rows.reduce((values, { id, ...counts }) => values.set(id, counts), none);
};
