import type { Db } from '../db/client';
import { tiers } from '../db/schema/identity';
import { standardTiers, type TierName } from '../modules/ground/tier/standard';
import { insertRows } from './insert-rows';

/** Stores the tiers and answers their ids by name. */
export async function seedTiers(db: Db): Promise<Record<TierName, string>> {
  const rows = standardTiers();
  await insertRows(db, tiers, rows);
  return Object.fromEntries(rows.map(({ name, id }) => [name, id])) as Record<TierName, string>;
}
