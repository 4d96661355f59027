import type { Database } from '../../platform/db/client';
import { AppError } from '../../platform/http/app-error';
import type { EntityRow } from '../entity/calls';
import { type BinnedRecord, HISTORY_ROWS, type RecordChange } from '../entity/history';
import { kindOf } from '../schema/kinds';
import { isLocked } from '../schema/merge-edit';
import type { ResourceModel } from '../schema/model';
import { readableBy } from '../schema/readable';
import { readBin, readChanges, readCreator, readState } from './history-store';
import type { TitlesOf } from './present';
import { holderOf } from './presenting';
import type { Edit, Scope } from './service-shape';
import { readRows } from './store';
import { changeOf, titleOf, titlesOfChange } from './words';

export interface HistoryDeps {
  database: Database;
  /** Names deleted records, too. */
  titlesOf(scope: Scope): TitlesOf;
  show(resource: ResourceModel, scope: Scope, id: string): Promise<EntityRow>;
  update(resource: ResourceModel, scope: Scope, id: string, edit: Edit): Promise<EntityRow>;
}

/** Changes and deleted records of the document table. */
export function createHistory({ database: { db }, titlesOf, show, update }: HistoryDeps) {
  const current = async (resource: ResourceModel, { partnerId }: Scope, id: string) =>
    (await readRows(db, resource, partnerId, [id]))[0];

  return {
    /**
     * Newest first, without fields that the person may not read; empty for a row that its store computes. Throws
     * NOT_FOUND.
     */
    async history(resource: ResourceModel, scope: Scope, id: string): Promise<RecordChange[]> {
      const now = await current(resource, scope, id);
      if (!now) {
        await show(resource, scope, id);
        return [];
      }
      const of = { resource, partnerId: scope.partnerId };
      const changes = await readChanges(db, of, id);
      const shown = readableBy(resource, holderOf(scope));
      const pairs = changes.map(({ data }, at) => ({
        before: data,
        after: changes[at - 1]?.data ?? now.data,
      }));
      const titles = await titlesOfChange(db, shown, pairs, titlesOf(scope));
      const entries = changes.map(({ kind, at, by }, nth): RecordChange => {
        const { before = {}, after = {} } = pairs[nth] ?? {};
        const { values } = changeOf(shown, id, before, after, titles);
        return { state: changes[nth - 1]?.id ?? null, kind, at, by, values };
      });
      // A change of hidden fields alone is omitted.
      const shownEntries = entries.filter(({ kind, values }) => kind !== 'edit' || values.length > 0);
      if (changes.length >= HISTORY_ROWS) return shownEntries;
      const begin = { state: changes.at(-1)?.id ?? null, at: now.created_at, values: [] };
      return [...shownEntries, { ...begin, kind: 'create', by: await readCreator(db, of, id) }];
    },

    /** Edits the record to what its form held in `state`; the rules of an edit apply. */
    async goBack(
      resource: ResourceModel,
      scope: Scope,
      id: string,
      { version, state }: { version: number; state: string },
    ): Promise<EntityRow> {
      const now = await current(resource, scope, id);
      const data = await readState(db, { resource, partnerId: scope.partnerId }, id, state);
      if (!now || !data) throw new AppError('NOT_FOUND');
      const { form, fields } = readableBy(resource, holderOf(scope));
      const names = form
        .flatMap((section) => section.fields)
        .filter((name) => {
          const field = fields[name];
          return data[name] !== undefined && field && !kindOf(field).secret && !isLocked(field, now.data);
        });
      const typed = Object.fromEntries(names.map((name) => [name, data[name]]));
      return update(resource, scope, id, { version, data: typed });
    },

    async bin(resource: ResourceModel, scope: Scope): Promise<BinnedRecord[]> {
      const rows = await readBin(db, { resource, partnerId: scope.partnerId });
      return rows.map(({ id, data, at, by }) => ({
        ...{ id, title: titleOf(resource, data), deleted_at: at, deleted_by: by },
      }));
    },
  };
}
