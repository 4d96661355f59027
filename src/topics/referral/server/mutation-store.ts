import type { Db } from '../../../platform/db/client';
import { isoInstant } from '../../../platform/db/row-parsers';
import { type SQL, sql } from '../../../platform/db/sql';

export interface MutationRow {
  id: string;
  type: number;
  ref_code: string;
  description: string;
  amount: number;
  balance_after: number;
  created_at: string;
  /** Owner of the buyer, unmasked: not for the caller. Null for other movements. */
  owner_name: string | null;
}

export async function readMutations(db: Db, where: SQL): Promise<MutationRow[]> {
  const { rows } = await db.execute<MutationRow & Record<string, unknown>>(sql`
    select e.id, e.type, e.ref_code, e.description, e.amount::float8 as amount,
      e.balance_after::float8 as balance_after, e.created_at, u.name as owner_name
    from ledger_entries e
    left join referral_commissions c on e.ref_type = 'referral_commission' and c.order_id = e.ref_id
    left join users u on u.partner_id = c.referred_id and u.role = 'owner'
    where ${where}`);
  return rows.map((row) => ({ ...row, created_at: isoInstant(row.created_at) }));
}
