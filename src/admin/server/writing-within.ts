import { v7 } from 'uuid';
import { sameValue } from '../../core/value/same-value';
import type { Db } from '../../platform/db/client';
import { idOfSingle } from '../../platform/db/single-id';
import { AppError } from '../../platform/http/app-error';
import { refusalOf } from '../../platform/http/failure-of';
import { refuseErrors } from '../../platform/http/refuse-errors';
import { withoutInactive } from '../schema/active';
import { brokenBy, mergeEdit } from '../schema/merge-edit';
import type { ResourceModel } from '../schema/model';
import type { FitCheck } from './fit';
import type { Shared } from './rules/shape';
import type { Validator } from './rules/validator';
import type { Scope } from './service-shape';
import { lockRows, type RecordTarget, updateRow } from './store';
import type { Data } from './walk';

export interface Changed {
  id: string;
  version: number;
  before: Data;
  after: Data;
}

/** Called with a record that the declaration or a rule leaves as it is, and the reason. */
export type OnRefused = (data: Data, refusal: AppError) => void;

interface ChangeOptions {
  /** For an undo: the values replace all previous data, and rows changed since are skipped. */
  isUnchanged?: (row: { id: string; version: number }) => boolean;
  /** A person typed the values: refuses what a form would refuse. */
  isTyped?: boolean | undefined;
  /** Skips rows that the declaration or a rule refuses; without it, the first one fails. */
  onRefused?: OnRefused | undefined;
}

export interface WritingWithin {
  /**
   * Creates a record on behalf of the program within another action: input must be valid and pictures the
   * server's own. Does nothing if it exists; not logged separately. Throws DUPLICATE_VALUE,
   * VALIDATION_FAILED.
   */
  seed(tx: Db, resource: ResourceModel, scope: Scope, data: Data, shared?: Shared): Promise<void>;
  /** Locks live rows in the requested order. Throws NOT_FOUND. */
  lockAll(
    tx: Db,
    resource: ResourceModel,
    scope: Scope,
    ids: string[],
  ): Promise<{ id: string; version: number; data: Data }[]>;
  /**
   * Writes values to locked rows; hidden fields are removed, and each row is validated like a manual edit.
   */
  change(
    tx: Db,
    resource: ResourceModel,
    scope: Scope,
    edits: { id: string; data: Data }[],
    options?: ChangeOptions,
  ): Promise<Changed[]>;
  /**
   * Numbers live rows in this order in the named field and returns how many moved. Skips validation, because
   * only the position changes. Throws NOT_FOUND.
   */
  arrange(tx: Db, resource: ResourceModel, scope: Scope, ids: string[], field: string): Promise<number>;
}

export interface WithinDeps {
  validator: Validator;
  /** Applies the rules and returns the completed data. Throws VALIDATION_FAILED. */
  validated(tx: Db, target: RecordTarget, data: Data, before?: Data, shared?: Shared): Promise<Data>;
  /**
   * Applies the rules and stores a new record; undefined if it exists. Throws DUPLICATE_VALUE, VALIDATION_FAILED.
   */
  insert(tx: Db, target: RecordTarget, data: Data, shared?: Shared): Promise<Data | undefined>;
  /** Claims unique values and references; those of `known` fit already. Throws DUPLICATE_VALUE, VALIDATION_FAILED. */
  bind(tx: Db, target: RecordTarget, data: Data, known?: Data): Promise<void>;
}

export function createWritingWithin(deps: WithinDeps & { fits: FitCheck }): WritingWithin {
  const { validator, validated, insert, bind, fits } = deps;
  const lockAll: WritingWithin['lockAll'] = async (tx, resource, scope, ids) => {
    await validator.alone(tx, { resource, partnerId: scope.partnerId });
    const locked = await lockRows(tx, { resource, partnerId: scope.partnerId }, [...new Set(ids)]);
    return [...new Set(ids)].sort().map((id) => {
      const stored = locked.get(id);
      if (!stored) throw new AppError('NOT_FOUND');
      return { id, ...stored };
    });
  };

  return {
    lockAll,

    async seed(tx, resource, scope, data, shared) {
      if (resource.store) throw new Error(`${resource.name} is not in the document table`);
      const id = resource.single ? idOfSingle(resource, scope) : v7();
      await insert(tx, { ...scopeOf(scope), resource, id }, data, shared);
    },

    async change(tx, resource, scope, edits, { isUnchanged, isTyped, onRefused } = {}) {
      const changed: Changed[] = [];
      const shared: Shared = new Map();
      const ids = edits.map(({ id }) => id);
      const rows = await lockRows(tx, { resource, partnerId: scope.partnerId }, ids);
      /** The data to store; the stored object itself if nothing changes. */
      const fitted = async (target: RecordTarget, before: Data, edit: Data): Promise<Data> => {
        const wanted = isUnchanged ? edit : withoutInactive(resource.fields, { ...before, ...edit });
        if (sameValue(wanted, before)) return before;
        if (isTyped) refuseAsForm(resource, before, wanted);
        const after = await validated(tx, target, wanted, before, shared);
        // Data that was stored before may come back, even if today's rules would refuse it.
        if (!isUnchanged) refuseBroken(resource, after, before);
        await fits(tx, { scope, fields: resource.fields, data: after, before });
        return after;
      };
      for (const { id, data: edit } of edits) {
        const target = { ...scopeOf(scope), resource, id };
        const stored = rows.get(id);
        if (!stored) throw new AppError('NOT_FOUND');
        if (isUnchanged && !isUnchanged({ id, version: stored.version })) continue;
        const after = await fitted(target, stored.data, edit).catch((failure) => {
          if (!onRefused || !(failure instanceof AppError)) throw failure;
          onRefused(stored.data, failure);
          return stored.data;
        });
        if (sameValue(after, stored.data)) continue;
        await updateRow(tx, target, after);
        await bind(tx, target, after, after);
        await validator.afterChange({ ...target, tx, data: after, before: stored.data });
        changed.push({ id, version: stored.version + 1, before: stored.data, after });
      }
      return changed;
    },

    async arrange(tx, resource, scope, ids, field) {
      const locked = await lockAll(tx, resource, scope, ids);
      const misplaced = locked.filter(({ id, data }) => data[field] !== ids.indexOf(id) + 1);
      for (const { id, data } of misplaced) {
        const target = { ...scopeOf(scope), resource, id };
        await updateRow(tx, target, { ...data, [field]: ids.indexOf(id) + 1 });
      }
      return misplaced.length;
    },
  };
}

/** Throws VALIDATION_FAILED where a form would refuse the change. */
function refuseAsForm(resource: ResourceModel, before: Data, after: Data): void {
  const typed = resource.form
    .flatMap(({ fields }) => fields)
    .filter((name) => !resource.fields[name]?.computed && after[name] !== undefined);
  const merged = mergeEdit(resource, before, Object.fromEntries(typed.map((name) => [name, after[name]])));
  if ('issues' in merged) throw refusalOf(merged.issues);
}

/** Refuses data that breaks a declared rule which the stored data fulfils. Throws VALIDATION_FAILED. */
function refuseBroken(resource: ResourceModel, after: Data, before: Data): void {
  refuseErrors(Object.fromEntries(brokenBy(resource, after, before)));
}

/** Reduces an `Actor` to its scope. */
export const scopeOf = ({ partnerId, userId, can }: Scope): Scope => ({
  ...{ partnerId, userId },
  ...(can && { can }),
});
