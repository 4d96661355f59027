import type { Db } from '../../../../db/client';
import { sql } from '../../../../db/sql';

/** Of a partner's writes of one resource, the next waits for this transaction: two that see each other's past agree. */
export async function alone(tx: Db, resource: string, partnerId: string): Promise<void> {
  const key = `${partnerId} ${resource}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
