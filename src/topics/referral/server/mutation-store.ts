import type { EntitySelection } from '../../../admin/entity/query';
import type { Db } from '../../../platform/db/client';
import { containing } from '../../../platform/db/containing';
import { withinDays } from '../../../platform/db/filtered-days';
import { isoInstant } from '../../../platform/db/row-parsers';
import { type SQL, sql } from '../../../platform/db/sql';
import type { Window } from './partner-store';

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

const conditions: Record<string, (values: string[]) => SQL> = {
  type: (values) => sql`e.type in ${values.map(Number)}`,
  created_at: ([days]) => withinDays(sql`e.created_at`, days),
};

function matching(partner: string, { filters, search }: Pick<EntitySelection, 'filters' | 'search'>): SQL {
  const term = search && containing(search);
  return sql.join(
    [
      sql`e.balance_id = (select id from balances where partner_id = ${partner}::uuid and kind = 'referral')`,
      ...filters.map(({ field, values }) => conditions[field]?.(values) ?? sql`false`),
      ...(term ? [sql`e.ref_code ilike ${term}`] : []),
    ],
    sql` and `,
  );
}

export async function countMutations(db: Db, partner: string, selection: EntitySelection): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from ledger_entries e where ${matching(partner, selection)}`,
  );
  return rows[0]?.total ?? 0;
}

export async function readMutationPage(
  db: Db,
  partner: string,
  selection: EntitySelection,
  { offset, limit, id }: Window,
): Promise<MutationRow[]> {
  const direction = sql.raw(selection.sort.descending ? 'desc' : 'asc');
  const { rows } = await db.execute<MutationRow & Record<string, unknown>>(sql`
    select e.id, e.type, e.ref_code, e.description, e.amount::float8 as amount,
      e.balance_after::float8 as balance_after, e.created_at, u.name as owner_name
    from ledger_entries e
    left join referral_commissions c on e.ref_type = 'referral_commission' and c.order_id = e.ref_id
    left join users u on u.partner_id = c.referred_id and u.role = 'owner'
    where ${matching(partner, selection)}${id ? sql` and e.id = ${id}::uuid` : sql``}
    order by e.seq ${direction} limit ${limit} offset ${offset}`);
  return rows.map((row) => ({ ...row, created_at: isoInstant(row.created_at) }));
}
