import type { Database } from '../../../db/client';
import { run, statement } from '../../../db/statement';

const sealedStatement = statement<{ partner: string; id: string }, { voucher_sealed: string | null }>(
  'transaction_vouchers',
  'select voucher_sealed from transactions where id = :id::uuid and partner_id = :partner::uuid',
);

export async function sealedOf(database: Database, partner: string, id: string): Promise<string | null> {
  const [row] = await run(database, sealedStatement, { partner, id });
  return row?.voucher_sealed ?? null;
}
