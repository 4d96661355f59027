import type { Database } from '../../../../platform/db/client';
import { readOrdersByKeys } from './many-store';

export async function boughtBy(
  database: Database,
  partner: string,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const orders = keys.length > 0 ? await readOrdersByKeys(database, { partner, keys }) : [];
  return new Map(orders.map(({ idempotency_key, id }) => [idempotency_key, id]));
}
