import { ORDER } from '../../../../src/core/states';
import { sql } from '../../../db/sql';
import type { ComputedReader, ComputedValues } from '../../ground/entities/computed-shape';

/** Totals of a member's successful orders (domain 3.18). */
export const readMemberTotals: ComputedReader = async (db, partnerId, ids) => {
  const { rows } = await db.execute<{ id: string; total_trx: number; total_spent: number }>(sql`
    select member_id as id, count(*)::int as total_trx, sum(total)::bigint as total_spent
    from panel_orders
    where partner_id = ${partnerId} and order_status = ${ORDER.done} and member_id in ${ids}
    group by member_id`);
  const none: ComputedValues = new Map(ids.map((id) => [id, { total_trx: 0, total_spent: 0 }]));
  return rows.reduce((values, { id, ...totals }) => values.set(id, totals), none);
};
