import type { Db } from '../../../platform/db/client';
import { isoInstant } from '../../../platform/db/row-parsers';
import { type SQL, sql } from '../../../platform/db/sql';

export interface MemberMutation {
  id: string;
  member_id: string;
  member_name: string | null;
  type: string;
  amount: number;
  after: number;
  ref_code: string | null;
  note: string | null;
  actor: string;
  created_at: string;
}

export const MUTATIONS = sql`member_mutations m`;

/** Entries of one instant in booking order. */
export const mutationOrder = (direction: SQL): SQL => sql`m.created_at ${direction}, m.seq ${direction}`;

export async function readMutations(db: Db, where: SQL): Promise<MemberMutation[]> {
  const { rows } = await db.execute<MemberMutation & Record<string, unknown>>(sql`
    select m.id, m.member_id, e.data->>'name' as member_name, m.type, m.amount, m.after, m.ref_code, m.note, m.actor,
      m.created_at
    from ${MUTATIONS} left join entities e on e.id = m.member_id where ${where}`);
  return rows.map((row) => ({ ...row, created_at: isoInstant(row.created_at) }));
}
