import type { Db } from '../../../db/client';
import { sql } from '../../../db/sql';
import type { ComputedValues } from './computed-shape';

/** Counters by field name: clicks, views, points; an instant is stored as milliseconds since 1970. */
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
