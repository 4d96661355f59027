import { sql } from 'drizzle-orm';
import type { Database, Db } from '../../db/client';
import { run, statement } from '../../db/statement';

/** What a migration put before codes that were not sealed yet; nothing sealed begins so. */
export const PLAIN = 'plain:';

const sealedStatement = statement<{ partner: string; id: string }, { voucher_sealed: string | null }>(
  'transaction_vouchers',
  'select voucher_sealed from transactions where id = :id::uuid and partner_id = :partner::uuid',
);

/** Null for an order that the partner does not have, or that delivered no codes. */
export async function sealedOf(database: Database, partner: string, id: string): Promise<string | null> {
  const [row] = await run(database, sealedStatement, { partner, id });
  return row?.voucher_sealed ?? null;
}

export async function plainOnes(db: Db, limit: number): Promise<{ id: string; voucher_sealed: string }[]> {
  const { rows } = await db.execute<{ id: string; voucher_sealed: string }>(
    sql`select id, voucher_sealed from transactions where voucher_sealed like 'plain:%' limit ${limit}`,
  );
  return rows;
}

export async function keepSealed(db: Db, id: string, plain: string, sealed: string): Promise<void> {
  await db.execute(
    sql`update transactions set voucher_sealed = ${sealed} where id = ${id} and voucher_sealed = ${plain}`,
  );
}
