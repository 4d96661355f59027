import type { EntityRow } from '../../../../src/core/entity/calls';
import type { EntitySelection } from '../../../../src/core/entity/query';
import { number } from '../../../../src/core/format/number';
import type { CHANGE_STATES, KeptRule, RuleChange, RuleEdit } from '../../../../src/core/pricing/rule-change';
import { ruleText } from '../../../../src/core/text/selling-price';
import type { Database, Db } from '../../../db/client';
import { withinDays } from '../../../db/filtered-days';
import { isoInstant } from '../../../db/row-parsers';
import { type SQL, sql } from '../../../db/sql';
import { AppError } from '../../../http/app-error';
import { readOnly } from '../../ground/entities/read-only';
import type { ResourceService } from '../../ground/entities/service-shape';

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
