import { v7 } from 'uuid';
import { entityMessages } from '../../core/text/entity';
import type { Database, Db } from '../../platform/db/client';
import { AppError } from '../../platform/http/app-error';
import { refuseErrors } from '../../platform/http/refuse-errors';
import type { EntityRow } from '../entity/calls';
import type { Field } from '../schema/field';
import { kindOf } from '../schema/kinds';
import type { ResourceModel } from '../schema/model';
import type { FitCheck } from './fit';
import { takeKeys } from './keys-store';
import type { Log } from './log';
import { type PrepareDeps, pointersOf, prepare } from './prepare';
import { type Beside, present, type TitlesOf } from './present';
import { writeReferences } from './references-store';
import { createRemoving, type Removing } from './removing';
import { readOnce } from './rules/shape';
import type { Validator } from './rules/validator';
import type { ResourceService, Scope } from './service-shape';
import { insertRow, type RecordTarget, readRows, updateRow } from './store';
import { versionConflict } from './version-conflict';
import type { Data } from './walk';
import { titleOf } from './words';
import { createWritingWithin, scopeOf, type WithinDeps, type WritingWithin } from './writing-within';

export interface WritingDeps extends PrepareDeps {
  database: Database;
  /** Existing rows; those of the document table are locked against deletion. */
  lock(db: Db, scope: Scope, resource: string, ids: string[]): Promise<Set<string>>;
  titlesOf(scope: Scope): TitlesOf;
  resource(name: string): ResourceModel;
  isDocument(resource: string): boolean;
  log: Log;
  validator: Validator;
  beside: Beside;
  fits: FitCheck;
}

export type Writing = Pick<ResourceService, 'create' | 'update' | 'remove' | 'restore'> &
  WritingWithin &
  Removing &
  Pick<WithinDeps, 'insert'> & {
    createAs(resource: ResourceModel, scope: Scope, id: string, data: Data): Promise<EntityRow>;
  };

export function createWriting(deps: WritingDeps): Writing {
  const { database } = deps;

  const readBack = async (db: Db, { resource, id, ...scope }: RecordTarget) => {
    const stored = await readRows(db, resource, scope.partnerId, [id]);
    const [row] = await present(db, resource, scope, stored, deps.titlesOf(scope), deps.beside);
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  };

  const conflict = async (db: Db, target: RecordTarget): Promise<AppError> =>
    versionConflict(await readBack(db, target));

  const bind: WithinDeps['bind'] = async (db, to, data, known) => {
    const taken = await takeKeys(db, to, data);
    if (Object.keys(taken).length > 0) throw new AppError('DUPLICATE_VALUE', undefined, taken);
    const pointers = pointersOf(to.resource, data);
    const missing: Record<string, string[]> = {};
    for (const target of new Set(pointers.map(({ to }) => to))) {
      const mine = pointers.filter(({ to }) => to === target);
      const found = await deps.lock(db, to, target, [...new Set(mine.map(({ id }) => id))]);
      for (const { id, path, label } of mine) {
        if (!found.has(id)) missing[path] = [entityMessages.missing(label)];
      }
    }
    refuseErrors(missing);
    await deps.fits(db, { scope: to, fields: to.resource.fields, data, before: known });
    const documents = pointers.filter(({ to }) => deps.isDocument(to));
    await writeReferences(db, to.id, documents);
  };

  const validated: WithinDeps['validated'] = async (tx, target, data, before, shared) => {
    await readOnce({ shared }, `alone ${target.resource.name}`, () => deps.validator.alone(tx, target));
    const completed = { ...data };
    const about = { ...target, tx, data: completed, before, shared };
    refuseErrors(await deps.validator.errors(about));
    return completed;
  };

  const insert: WithinDeps['insert'] = async (tx, target, data, shared) => {
    const checked = await validated(tx, target, data, undefined, shared);
    if (!(await insertRow(tx, target, checked))) return undefined;
    await bind(tx, target, checked);
    await deps.validator.afterChange({ ...target, tx, data: checked });
    return checked;
  };

  const within = createWritingWithin({ ...deps, validated, insert, bind });
  const removing = createRemoving({ ...deps, validated, bind });

  const createAs: Writing['createAs'] = async (resource, scope, id, typed) => {
    const target = { ...scopeOf(scope), resource, id };
    const data = await prepare(deps, target, typed);
    return database.transaction(async (tx) => {
      const stored = await insert(tx, target, data);
      if (!stored) throw await conflict(tx, target);
      await deps.log(tx, scope, { resource, action: 'record.create', title: titleOf(resource, stored) });
      return readBack(tx, target);
    });
  };

  return {
    ...within,
    ...removing,
    ...{ createAs, insert },

    create: (resource, scope, typed) => createAs(resource, scope, v7(), typed),

    async update(resource, scope, id, { version, data: typed }) {
      const target = { ...scopeOf(scope), resource, id };
      const prepared = await prepare(deps, target, typed);
      return database.transaction(async (tx) => {
        const [stored] = await within.lockAll(tx, resource, scope, [id]);
        if (stored?.version !== version) throw await conflict(tx, target);
        const { data: before } = stored;
        const after = await validated(tx, target, { ...notTyped(resource, before), ...prepared }, before);
        await updateRow(tx, target, after);
        await bind(tx, target, after, before);
        await deps.validator.afterChange({ ...target, tx, data: after, before });
        const title = titleOf(resource, after);
        await deps.log(tx, scope, { resource, action: 'record.edit', title, before, after });
        return readBack(tx, target);
      });
    },

    async remove(resource, scope, id) {
      return database.transaction(async (tx) => {
        const rows = await within.lockAll(tx, resource, scope, [id]);
        const [removed] = await removing.removeAll(tx, resource, scope, rows, (_data, refusal) => {
          throw refusal;
        });
        if (!removed) throw new AppError('NOT_FOUND');
        const title = titleOf(resource, removed.data);
        await deps.log(tx, scope, { resource, action: 'record.delete', title });
        return removed.until;
      });
    },

    async restore(resource, scope, id) {
      const target = { ...scopeOf(scope), resource, id };
      return database.transaction(async (tx) => {
        await deps.validator.alone(tx, target);
        const data = await removing.restoreOne(tx, target);
        const title = titleOf(resource, data);
        await deps.log(tx, scope, { resource, action: 'record.restore', title });
        return readBack(tx, target);
      });
    },
  };
}

/** Values that a body does not contain: fields outside the form, and unchanged passwords. */
const notTyped = (resource: ResourceModel, data: Data): Data => {
  const typed = new Set(resource.form.flatMap(({ fields }) => fields));
  const isSecret = (field: Field | undefined): boolean =>
    field !== undefined && kindOf(field).secret === true;
  return Object.fromEntries(
    Object.entries(data).filter(([name]) => !typed.has(name) || isSecret(resource.fields[name])),
  );
};
