import { v7 } from 'uuid';
import { type EntityRow, UNDO_MS } from '../../../admin/entity/calls';
import type { ResourceService, Scope } from '../../../admin/server/service-shape';
import { createTableReading } from '../../../admin/server/table-reading';
import { versionConflict } from '../../../admin/server/version-conflict';
import type { ActivityService } from '../../../platform/activity/service';
import type { Database, Db } from '../../../platform/db/client';
import { sql } from '../../../platform/db/sql';
import { AppError } from '../../../platform/http/app-error';
import type { Store } from '../../offers';
import type { RuleChange, RuleEdit, StoredRule } from '../domain/rule-change';
import { SCOPE_FIELDS, typedOf } from '../domain/typed-rule';
import { ruleText } from '../text';
import { logRuleChange, writeBook } from './book';
import { deletionOf, lockBook } from './book-store';
import { NAME, RULES, type RuleRow, readRules, readRulesByIds, readRulesByTargets } from './rule-store';
import { validateRule } from './validated-rule';

interface Deps {
  database: Database;
  activity: Pick<ActivityService, 'record'>;
  /** Number of items that the rule sells at a loss, as a warning. */
  warningsOf(partnerId: string, rule: StoredRule): Promise<string[]>;
}

/** Store of the resource `selling-price`; every write is recorded in the partner's book. */
export function createRuleResource({ database, activity, warningsOf }: Deps): ResourceService {
  const reading = createTableReading<Store<'selling-price'>>(database, {
    from: RULES,
    id: sql`r.id`,
    seenBy: ({ partnerId }) => sql`r.partner_id = ${partnerId}`,
    columns: {
      created_at: sql`r.created_at`,
      updated_at: sql`r.updated_at`,
      scope: sql`r.scope`,
      method: sql`r.method`,
      is_active: sql`r.is_active::text`,
    },
    search: { name: NAME },
    offered: { field: 'updated_at', descending: true },
    read: async (db, tail) => (await readRules(db, tail)).map(present),
  });

  const one = async (db: Db, { partnerId }: Scope, id: string): Promise<RuleRow> => {
    const [row] = await readRulesByIds(db, partnerId, [id]);
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  };

  const shown = async (db: Db, scope: Scope, id: string): Promise<EntityRow> => {
    const row = await one(db, scope, id);
    const warnings = await warningsOf(scope.partnerId, row);
    return { ...present(row), ...(warnings.length > 0 && { warnings }) };
  };

  const write = async (tx: Db, scope: Scope, kind: RuleChange['kind'], edit: RuleEdit): Promise<void> => {
    await writeBook(tx, scope, { kind, rules: [edit] });
    await logRuleChange(tx, activity, scope, edit);
  };

  return {
    ...reading,

    show: (_resource, scope, id) => shown(database.db, scope, id),

    async create(_resource, scope, data) {
      const id = v7();
      await database.transaction(async (tx) => {
        await lockBook(tx, scope.partnerId);
        const { rule, name } = await validateRule(tx, scope.partnerId, data, null);
        await write(tx, scope, 'create', { name, before: null, after: { ...rule, id, version: 1 } });
      });
      return shown(database.db, scope, id);
    },

    async update(_resource, scope, id, { version, data }) {
      await database.transaction(async (tx) => {
        await lockBook(tx, scope.partnerId);
        const before = await one(tx, scope, id);
        if (before.version !== version) throw versionConflict(present(before));
        const { rule, name } = await validateRule(tx, scope.partnerId, data, id);
        const after = { ...rule, id, version: version + 1 };
        await write(tx, scope, 'edit', { name, before: storedRuleOf(before), after });
      });
      return shown(database.db, scope, id);
    },

    remove: (_resource, scope, id) =>
      database.transaction(async (tx) => {
        await lockBook(tx, scope.partnerId);
        const before = await one(tx, scope, id);
        await write(tx, scope, 'delete', { name: before.name, before: storedRuleOf(before), after: null });
        return new Date(Date.now() + UNDO_MS).toISOString();
      }),

    async restore(_resource, scope, id) {
      await database.transaction(async (tx) => {
        await lockBook(tx, scope.partnerId);
        const deleted = await deletionOf(tx, scope.partnerId, id);
        if (!deleted || (await readRulesByIds(tx, scope.partnerId, [id])).length > 0)
          throw new AppError('NOT_FOUND');
        const { rule, name, age } = deleted;
        const [taken] = await readRulesByTargets(tx, scope.partnerId, [rule.scope_id ?? scope.partnerId]);
        if (age * 1_000 > UNDO_MS) throw new AppError('UNDO_EXPIRED');
        if (taken) throw new AppError('UNDO_REFUSED', { reason: `${name} sudah memiliki aturan lain.` });
        await write(tx, scope, 'restore', {
          name,
          before: null,
          after: { ...rule, version: rule.version + 1 },
        });
      });
      return shown(database.db, scope, id);
    },
  };
}

export function storedRuleOf(row: RuleRow): StoredRule {
  const { name: _name, created_at: _created, updated_at: _updated, updated_by: _by, ...rule } = row;
  return rule as StoredRule;
}

const present = (row: RuleRow): EntityRow => ({
  name: row.name,
  rule: ruleText(row),
  scope: row.scope,
  ...(row.scope !== 'global' && { [SCOPE_FIELDS[row.scope]]: row.scope_id }),
  ...typedOf(row),
  is_active: row.is_active,
  id: row.id,
  version: row.version,
  created_at: row.created_at,
  updated_at: row.updated_at,
  updated_by: row.updated_by,
  reference_titles: row.scope_id ? { [row.scope_id]: row.name } : {},
});
