import type { Db } from '../../../platform/db/client';
import { sql } from '../../../platform/db/sql';

/**
 * Serializes a partner's writes of one resource until the transaction ends, because two concurrent writes
 * could each pass the rules.
 */
export async function alone(tx: Db, resource: string, partnerId: string): Promise<void> {
  const key = `${partnerId} ${resource}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
