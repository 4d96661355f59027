import { v7 } from 'uuid';
import { entityMessages } from '../../core/text/entity';
import type { Database, Db } from '../../platform/db/client';
import { AppError } from '../../platform/http/app-error';
import { BIN_DAYS } from '../entity/history';
import { kindOf } from '../schema/kinds';
import type { ResourceModel } from '../schema/model';
import type { FitCheck } from './fit';
import { takeKeys } from './keys-store';
import type { Log } from './log';
import { type PrepareDeps, pointersOf, prepare } from './prepare';
import { type Beside, present, type TitlesOf } from './present';
import { type Pointer, usersOf, writeReferences } from './references-store';
import { createRemoving, type Removing } from './removing';
import { readOnce } from './rules/shape';
import type { Validator } from './rules/validator';
import type { ResourceService, Scope } from './service-shape';
import { deleteRow, insertRow, lockRow, type RecordTarget, readRows, updateRow } from './store';
import { versionConflict } from './version-conflict';
import type { Data } from './walk';
import { titleOf } from './words';
import { createWritingWithin, scopeOf, type WithinDeps, type WritingWithin } from './writing-within';

const BIN_SECONDS = BIN_DAYS * 86_400;

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
  Pick<WithinDeps, 'validated' | 'bind'> & {
    createAs(
      resource: ResourceModel,
      scope: Scope,
      id: string,
      data: Data,
    ): ReturnType<ResourceService['create']>;
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
    for (const [target, mine] of byTarget(pointers)) {
      const found = await deps.lock(db, to, target, [...new Set(mine.map(({ id }) => id))]);
      for (const { id, path, label } of mine) {
        if (!found.has(id)) missing[path] = [entityMessages.missing(label)];
      }
    }
    if (Object.keys(missing).length > 0) throw new AppError('VALIDATION_FAILED', undefined, missing);
    await deps.fits(db, { scope: to, fields: to.resource.fields, data, before: known });
    const documents = pointers.filter(({ to }) => deps.isDocument(to));
    await writeReferences(db, to.id, documents);
  };

  const validated: WithinDeps['validated'] = async (tx, target, data, before, shared) => {
    await readOnce({ shared }, `alone ${target.resource.name}`, () => deps.validator.alone(tx, target));
    const completed = { ...data };
    const about = { ...target, tx, data: completed, before, shared };
    const errors = await deps.validator.errors(about);
    if (Object.keys(errors).length > 0) throw new AppError('VALIDATION_FAILED', undefined, errors);
    return completed;
  };

  const removing = createRemoving({ ...deps, validated, bind });

  const createAs: Writing['createAs'] = async (resource, scope, id, typed) => {
    const target = { ...scopeOf(scope), resource, id };
    const data = await prepare(deps, target, typed);
    return database.transaction(async (tx) => {
      const validatedData = await validated(tx, target, data);
      if (!(await insertRow(tx, target, validatedData))) throw await conflict(tx, target);
      await bind(tx, target, validatedData);
      await deps.validator.afterChange({ ...target, tx, data: validatedData });
      await deps.log(tx, scope, {
        resource,
        action: 'record.create',
        title: titleOf(resource, validatedData),
      });
      return readBack(tx, target);
    });
  };

  return {
    createAs,

    ...createWritingWithin({ ...deps, validated, bind }),
    ...removing,
    ...{ validated, bind },

    create: (resource, scope, typed) => createAs(resource, scope, v7(), typed),

    async update(resource, scope, id, { version, data: typed }) {
      const target = { ...scopeOf(scope), resource, id };
      const prepared = await prepare(deps, target, typed);
      return database.transaction(async (tx) => {
        await deps.validator.alone(tx, target);
        const stored = await lockRow(tx, target);
        if (!stored) throw new AppError('NOT_FOUND');
        if (stored.version !== version) throw await conflict(tx, target);
        const data = await validated(
          tx,
          target,
          { ...notTyped(resource, stored.data), ...prepared },
          stored.data,
        );
        await updateRow(tx, target, data);
        await bind(tx, target, data, stored.data);
        await deps.validator.afterChange({ ...target, tx, data, before: stored.data });
        const title = titleOf(resource, data);
        await deps.log(tx, scope, {
          resource,
          action: 'record.edit',
          title,
          before: stored.data,
          after: data,
        });
        return readBack(tx, target);
      });
    },

    async remove(resource, scope, id) {
      const target = { ...scopeOf(scope), resource, id };
      return database.transaction(async (tx) => {
        await deps.validator.alone(tx, target);
        const titles = await deps.titlesOf(scope)(tx, resource.name, [id]);
        await deps.validator.release(tx, target);
        const until = await deleteRow(tx, target, BIN_SECONDS);
        if (!until) throw new AppError('NOT_FOUND');
        const users = (await usersOf(tx, [id])).get(id) ?? [];
        if (users.length > 0) {
          const used_by = users
            .map((user) => `${user.count} ${deps.resource(user.resource).label}`)
            .join(', ');
          throw new AppError('REFERENCED', { used_by });
        }
        await writeReferences(tx, id, []);
        await deps.log(tx, scope, { resource, action: 'record.delete', title: titles.get(id) ?? '' });
        return until;
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

const byTarget = (pointers: Pointer[]): Map<string, Pointer[]> => {
  const grouped = new Map<string, Pointer[]>();
  for (const pointer of pointers) grouped.set(pointer.to, [...(grouped.get(pointer.to) ?? []), pointer]);
  return grouped;
};

/** Values that a body does not contain: fields outside the form, and unchanged passwords. */
const notTyped = (resource: ResourceModel, data: Data): Data => {
  const typed = new Set(resource.form.flatMap(({ fields }) => fields));
  const isSecret = (name: string): boolean => {
    const field = resource.fields[name];
    return field !== undefined && kindOf(field).secret === true;
  };
  return Object.fromEntries(Object.entries(data).filter(([name]) => !typed.has(name) || isSecret(name)));
};
