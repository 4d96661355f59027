import type { EntityRow } from '../../../admin/entity/calls';
import type { EntitySelection } from '../../../admin/entity/query';
import { readOnly } from '../../../admin/server/read-only';
import type { ResourceService } from '../../../admin/server/service-shape';
import { number } from '../../../core/format/number';
import type { Database, Db } from '../../../platform/db/client';
import { withinDays } from '../../../platform/db/filtered-days';
import { isoInstant } from '../../../platform/db/row-parsers';
import { type SQL, sql } from '../../../platform/db/sql';
import { AppError } from '../../../platform/http/app-error';
import type { CHANGE_STATES, KeptRule, RuleChange, RuleEdit } from '../domain/rule-change';
import { ruleText } from '../text';

interface ChangeRow extends RuleChange, Record<string, unknown> {
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

async function countChanges(db: Db, partnerId: string, selection: EntitySelection): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from selling_rule_changes h where ${matching(partnerId, selection)}`,
  );
  return rows[0]?.total ?? 0;
}

const changePage = (
  db: Db,
  partnerId: string,
  selection: EntitySelection,
  { offset, limit }: { offset: number; limit: number },
): Promise<ChangeRow[]> =>
  read(
    db,
    sql`${matching(partnerId, selection)} order by h.created_at desc, h.id desc limit ${limit} offset ${offset}`,
  );

async function changeById(db: Db, partnerId: string, id: string): Promise<ChangeRow | null> {
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

/** Store of the resource `selling-change`: read-only, with an undo action. */
export const createChangeResource = (database: Database): ResourceService =>
  readOnly({
    async list(_resource, { partnerId }, { page, limit, ...query }) {
      const [total, rows] = await Promise.all([
        countChanges(database.db, partnerId, query),
        changePage(database.db, partnerId, query, { offset: (page - 1) * limit, limit }),
      ]);
      return { rows: rows.map(present), total };
    },
    async show(_resource, { partnerId }, id) {
      const row = await changeById(database.db, partnerId, id);
      if (!row) throw new AppError('NOT_FOUND');
      return present(row);
    },
  });

const present = ({ id, actor, kind, rules, state, created_at }: ChangeRow): EntityRow => ({
  summary: namesOf(rules),
  kind,
  actor,
  state,
  rules: rules.map(({ name, before, after }) => ({
    name,
    before: ruleWords(before),
    after: ruleWords(after),
  })),
  id,
  version: 1,
  created_at,
  updated_at: created_at,
  updated_by: actor,
  reference_titles: {},
});

/** `Mobile Legends – 86 Diamonds dan 11 lainnya`. */
export const namesOf = ([first, ...more]: RuleEdit[]): string =>
  [first?.name, ...(more.length > 0 ? [`dan ${number(more.length)} lainnya`] : [])].join(' ');

export const ruleWords = (rule: KeptRule | null): string => {
  if (!rule) return 'Tanpa aturan';
  return rule.is_active ? ruleText(rule) : `${ruleText(rule)} (nonaktif)`;
};
