import type { Db } from '../../../platform/db/client';
import { sql } from '../../../platform/db/sql';

/** Rupiah of delivered orders of a member in 30 days. */
export const readSpentLately = async (
  tx: Db,
  { partnerId, memberId }: { partnerId: string; memberId: string },
): Promise<number> =>
  (await tx.value<number>(sql`
    select coalesce(sum(total), 0)::float8 as spent from panel_orders
    where member_id = ${memberId}::uuid and partner_id = ${partnerId}::uuid and order_status = 3
      and finished_at > now() - interval '30 days'`)) ?? 0;
