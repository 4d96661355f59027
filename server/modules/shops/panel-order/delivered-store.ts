import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { isPlain } from '../../ground/vault/seal-old';

export async function plainOnes(db: Db, limit: number): Promise<{ id: string; sn_sealed: string }[]> {
  const { rows } = await db.execute<{ id: string; sn_sealed: string }>(
    sql`select id, sn_sealed from panel_orders where sn_sealed like ${isPlain} limit ${limit}`,
  );
  return rows;
}

export async function keepSealed(db: Db, id: string, plain: string, sealed: string): Promise<void> {
  await db.execute(
    sql`update panel_orders set sn_sealed = ${sealed} where id = ${id} and sn_sealed = ${plain}`,
  );
}
