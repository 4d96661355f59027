import type { EntityRow } from '../../../admin/entity/calls';
import type { ResourceService } from '../../../admin/server/service-shape';
import { createTableReading } from '../../../admin/server/table-reading';
import { tableRow } from '../../../admin/server/table-row';
import { number } from '../../../core/format/number';
import type { Database, Db } from '../../../platform/db/client';
import { type SQL, sql } from '../../../platform/db/sql';
import type { Store } from '../../offers';
import type { CHANGE_STATES, RuleChange, RuleEdit, StoredRule } from '../domain/rule-change';
import { ruleText } from '../text';

interface ChangeRow extends RuleChange, Record<string, unknown> {
  id: string;
  actor: string;
  state: (typeof CHANGE_STATES)[number];
  created_at: string;
}

const readChanges = (db: Db, where: SQL): Promise<ChangeRow[]> =>
  db.rows<ChangeRow>(sql`
    select h.id, h.actor, h.kind, h.rules, h.created_at, case when h.undone_by is not null then 'undone'
      when h.created_at > now() - interval '24 hours' then 'open' else 'expired' end as state
    from selling_rule_changes h where ${where}`);

/** Store of the resource `selling-change`: read-only, with an undo action. */
export const createChangeResource = (database: Database): ResourceService =>
  createTableReading<Store<'selling-change'>>(database, {
    from: sql`selling_rule_changes h`,
    id: sql`h.id`,
    seenBy: ({ partnerId }) => sql`h.partner_id = ${partnerId}`,
    columns: { created_at: sql`h.created_at`, kind: sql`h.kind` },
    read: async (db, tail) => (await readChanges(db, tail)).map(present),
  });

const present = ({ id, actor, kind, rules, state, created_at }: ChangeRow): EntityRow =>
  tableRow({
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
    created_at,
    updated_by: actor,
  });

/** `Mobile Legends – 86 Diamonds dan 11 lainnya`. */
export const namesOf = ([first, ...more]: RuleEdit[]): string =>
  [first?.name, ...(more.length > 0 ? [`dan ${number(more.length)} lainnya`] : [])].join(' ');

export const ruleWords = (rule: StoredRule | null): string => {
  if (!rule) return 'Tanpa aturan';
  return rule.is_active ? ruleText(rule) : `${ruleText(rule)} (nonaktif)`;
};
