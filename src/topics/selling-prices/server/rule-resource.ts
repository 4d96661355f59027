import { v7 } from 'uuid';
import { type EntityRow, LOOKUP_ROWS, UNDO_MS } from '../../../admin/entity/calls';
import type { ResourceService, Scope } from '../../../admin/server/service-shape';
import { versionConflict } from '../../../admin/server/version-conflict';
import type { ActivityService } from '../../../platform/activity/service';
import { stretches } from '../../../platform/db/batches';
import type { Database, Db } from '../../../platform/db/client';
import { AppError } from '../../../platform/http/app-error';
import { refuseTooLarge } from '../../../platform/http/export-size';
import type { KeptRule, RuleChange, RuleEdit } from '../domain/rule-change';
import { SCOPE_FIELDS, typedOf } from '../domain/typed-rule';
import { ruleText } from '../text';
import { tellLog, writeBook } from './book';
import { deletionOf, lockBook } from './book-store';
import { judgeRule } from './judged-rule';
import { countRules, type RuleRow, readRulePage, readRulesByIds, readRulesByTargets } from './rule-store';

const PORTION = 500;

interface Deps {
  database: Database;
  activity: Pick<ActivityService, 'record'>;
  /** Number of items that the rule sells at a loss, as a warning. */
  warningsOf(partnerId: string, rule: KeptRule): Promise<string[]>;
}

/** Store of the resource `selling-price`; every write is recorded in the partner's book. */
export function createRuleResource({ database, activity, warningsOf }: Deps): ResourceService {
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
    await tellLog(tx, activity, scope, edit);
  };

  return {
    async list(_resource, { partnerId }, { page, limit, ...query }) {
      const [total, rows] = await Promise.all([
        countRules(database.db, partnerId, query),
        readRulePage(database.db, partnerId, query, { offset: (page - 1) * limit, limit }),
      ]);
      return { rows: rows.map(present), total };
    },

    show: (_resource, scope, id) => shown(database.db, scope, id),

    async create(_resource, scope, data) {
      const id = v7();
      await database.transaction(async (tx) => {
        await lockBook(tx, scope.partnerId);
        const { rule, name } = await judgeRule(tx, scope.partnerId, data, null);
        await write(tx, scope, 'create', { name, before: null, after: { ...rule, id, version: 1 } });
      });
      return shown(database.db, scope, id);
    },

    async update(_resource, scope, id, { version, data }) {
      await database.transaction(async (tx) => {
        await lockBook(tx, scope.partnerId);
        const before = await one(tx, scope, id);
        if (before.version !== version) throw versionConflict(present(before));
        const { rule, name } = await judgeRule(tx, scope.partnerId, data, id);
        const after = { ...rule, id, version: version + 1 };
        await write(tx, scope, 'edit', { name, before: keptOf(before), after });
      });
      return shown(database.db, scope, id);
    },

    remove: (_resource, scope, id) =>
      database.transaction(async (tx) => {
        await lockBook(tx, scope.partnerId);
        const before = await one(tx, scope, id);
        await write(tx, scope, 'delete', { name: before.name, before: keptOf(before), after: null });
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

    async lookup(_resource, { partnerId }, { search, ids }) {
      const named = { search, filters: [], sort: { field: 'updated_at', descending: true } };
      const rows = ids
        ? await readRulesByIds(database.db, partnerId, ids)
        : await readRulePage(database.db, partnerId, named, { offset: 0, limit: LOOKUP_ROWS });
      return rows.map(({ id, name }) => ({ id, title: name }));
    },

    titles: async (db, _resource, { partnerId }, ids) =>
      new Map((await readRulesByIds(db, partnerId, ids)).map(({ id, name }) => [id, name])),

    async all(_resource, { partnerId }, query) {
      const total = await countRules(database.db, partnerId, query);
      refuseTooLarge(total);
      return stretches(total, PORTION, async (stretch) =>
        (await readRulePage(database.db, partnerId, query, stretch)).map(present),
      );
    },
  };
}

export function keptOf(row: RuleRow): KeptRule {
  const { name: _name, created_at: _created, updated_at: _updated, updated_by: _by, ...rule } = row;
  return rule as KeptRule;
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
