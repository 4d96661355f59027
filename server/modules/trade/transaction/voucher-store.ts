import { sql } from 'drizzle-orm';
import type { Database, Db } from '../../../db/client';
import { run, statement } from '../../../db/statement';
import { isPlain } from '../../ground/vault/seal-old';

const sealedStatement = statement<{ partner: string; id: string }, { voucher_sealed: string | null }>(
  'transaction_vouchers',
  'select voucher_sealed from transactions where id = :id::uuid and partner_id = :partner::uuid',
);

/** Null for an order that the partner does not have, or that delivered no codes. */
export async function sealedOf(database: Database, partner: string, id: string): Promise<string | null> {
  const [row] = await run(database, sealedStatement, { partner, id });
  return row?.voucher_sealed ?? null;
}

export interface PlainVouchers extends Record<string, unknown> {
  id: string;
  /** Null where a process of before wrote whole codes after the migration. */
  voucher_sealed: string | null;
  voucher_codes: string[];
}

export async function plainOnes(db: Db, limit: number): Promise<PlainVouchers[]> {
  const { rows } = await db.execute<PlainVouchers>(sql`
    select id, voucher_sealed, voucher_codes from transactions
    where voucher_sealed like ${isPlain} or (voucher_sealed is null and cardinality(voucher_codes) > 0)
    limit ${limit}`);
  return rows;
}

/** Does nothing where another process was first. */
export async function keepSealed(
  db: Db,
  { id, voucher_sealed: plain }: PlainVouchers,
  { voucher_codes, voucher_sealed }: Pick<PlainVouchers, 'voucher_codes' | 'voucher_sealed'>,
): Promise<void> {
  await db.execute(sql`
    update transactions set voucher_sealed = ${voucher_sealed},
      voucher_codes = array(select jsonb_array_elements_text(${JSON.stringify(voucher_codes)}::jsonb))
    where id = ${id} and voucher_sealed is not distinct from ${plain}`);
}
