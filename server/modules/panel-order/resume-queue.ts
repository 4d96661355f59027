import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Db } from '../../db/client';

/** Kind of the job that delivers an order by itself once its item is sold again. */
export const ORDER_RESUME = 'panel-order-resume';

/** Asks for it at an instant (milliseconds since 1970), with the commit of `tx`. */
export async function queueResume(tx: Db, orderId: string, at: number): Promise<void> {
  await tx.execute(sql`
    insert into jobs (id, kind, ref_id, run_at)
    values (${v7()}, ${ORDER_RESUME}, ${orderId}, to_timestamp(${at / 1000}::float8))
    on conflict (kind, ref_id) do update set run_at = excluded.run_at, done_at = null, attempts = 0`);
}
