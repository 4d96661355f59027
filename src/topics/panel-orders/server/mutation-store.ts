import type { Db } from '../../../platform/db/client';
import { isoInstant } from '../../../platform/db/row-parsers';
import { sql } from '../../../platform/db/sql';

export interface MutationPlace {
  partnerId: string;
  kind: 'balance' | 'point';
  /** Null for all members. */
  members: string[] | null;
}

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

const matching = ({ partnerId, kind, members }: MutationPlace) =>
  sql`m.partner_id = ${partnerId} and m.kind = ${kind}${members ? sql` and m.member_id in ${members}` : sql``}`;

export async function countMutations(db: Db, place: MutationPlace): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from member_mutations m where ${matching(place)}`,
  );
  return rows[0]?.total ?? 0;
}

interface Window {
  offset: number;
  limit: number;
  newestFirst: boolean;
  id?: string;
}

/** A page by time; entries of one instant in booking order. */
export async function readMutationPage(
  db: Db,
  place: MutationPlace,
  { offset, limit, newestFirst, id }: Window,
): Promise<MemberMutation[]> {
  const direction = sql.raw(newestFirst ? 'desc' : 'asc');
  const { rows } = await db.execute<MemberMutation & Record<string, unknown>>(sql`
    select m.id, m.member_id, e.data->>'name' as member_name, m.type, m.amount, m.after, m.ref_code, m.note, m.actor,
      m.created_at
    from member_mutations m left join entities e on e.id = m.member_id
    where ${matching(place)}${id ? sql` and m.id = ${id}` : sql``}
    order by m.created_at ${direction}, m.seq ${direction} limit ${limit} offset ${offset}`);
  return rows.map((row) => ({ ...row, created_at: isoInstant(row.created_at) }));
}
