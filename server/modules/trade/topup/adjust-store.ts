import type { Database, Db } from '../../../db/client';
import { sql } from '../../../db/sql';
import { run, statement } from '../../../db/statement';

export interface Adjustment {
  /** Idempotency key. */
  key: string;
  partnerId: string;
  /** Whole rupiah; positive into the balance, negative out of it. */
  amount: number;
  /** Indonesian, for the partner. */
  reason: string;
}

interface KeptAdjustment {
  partner_id: string;
  amount: number;
  reason: string;
  code: string;
  balance_after: number;
}

const oneStatement = statement<{ key: string }, KeptAdjustment>(
  'adjustment-one',
  'select partner_id, amount, reason, code, balance_after from balance_adjustments where key = :key::text',
);

export const adjustmentOf = async (database: Database, key: string): Promise<KeptAdjustment | undefined> =>
  (await run(database, oneStatement, { key }))[0];

/** A second insert of the same key violates the primary key. */
export const insertAdjustment = (
  tx: Db,
  { key, partnerId, amount, reason }: Adjustment,
  { code, balance }: { code: string; balance: number },
): Promise<void> =>
  tx.command(sql`
    insert into balance_adjustments (key, partner_id, amount, reason, code, balance_after)
    values (${key}, ${partnerId}, ${amount}, ${reason}, ${code}, ${balance})`);
