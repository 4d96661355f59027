import type { EntitySelection } from '../../../../src/core/entity/query';
import type { CHANGE_STATES, RuleChange } from '../../../../src/core/pricing/rule-change';
import type { Db } from '../../../db/client';
import { withinDays } from '../../../db/filtered-days';
import { isoInstant } from '../../../db/row-parsers';
import { type SQL, sql } from '../../../db/sql';

export interface ChangeRow extends RuleChange, Record<string, unknown> {
  id: string;
  actor: string;
  state: (typeof CHANGE_STATES)[number];
  created_at: string;
}

const conditions: Record<string, (values: string[]) => SQL> = {
  created_at: ([days]) => withinDays(sql`h.created_at`, days),
  kind: (values) => sql`h.kind in ${values}`,
};

const matching = (partnerId: string, { filters }: Pick<EntitySelection, 'filters'>): SQL =>
  sql.join(
    [
      sql`h.partner_id = ${partnerId}`,
      ...filters.map(({ field, values }) => conditions[field]?.(values) ?? sql`false`),
    ],
    sql` and `,
  );

export async function countChanges(db: Db, partnerId: string, selection: EntitySelection): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from selling_rule_changes h where ${matching(partnerId, selection)}`,
  );
  return rows[0]?.total ?? 0;
}

export const changePage = (
  db: Db,
  partnerId: string,
  selection: EntitySelection,
  { offset, limit }: { offset: number; limit: number },
): Promise<ChangeRow[]> =>
  read(
    db,
    sql`${matching(partnerId, selection)} order by h.created_at desc, h.id desc limit ${limit} offset ${offset}`,
  );

export async function changeById(db: Db, partnerId: string, id: string): Promise<ChangeRow | null> {
  const [row] = await read(db, sql`h.partner_id = ${partnerId} and h.id = ${id}`);
  return row ?? null;
}

async function read(db: Db, where: SQL): Promise<ChangeRow[]> {
  const { rows } = await db.execute<ChangeRow>(sql`
    select h.id, h.actor, h.kind, h.rules, h.created_at, case when h.undone_by is not null then 'undone'
      when h.created_at > now() - interval '24 hours' then 'open' else 'expired' end as state
    from selling_rule_changes h where ${where}`);
  return rows.map((row) => ({ ...row, created_at: isoInstant(row.created_at) }));
}
