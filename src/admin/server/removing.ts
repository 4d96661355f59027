import { entityMessages } from '../../core/text/entity';
import type { Db } from '../../platform/db/client';
import { sql } from '../../platform/db/sql';
import { AppError } from '../../platform/http/app-error';
import type { ResourceModel } from '../schema/model';
import { readKeyOwner } from './keys-store';
import { usersOf } from './references-store';
import { undoRefused } from './refusal';
import type { Scope } from './service-shape';
import { deleteRow, lockRows, type RecordTarget, restoreRow } from './store';
import type { Data } from './walk';
import { titleOf } from './words';
import { type OnRefused, scopeOf, type WithinDeps } from './writing-within';

interface Row {
  id: string;
  data: Data;
}

/** A deleted row, and the moment until which it can be restored. */
interface Removed extends Row {
  until: string;
}

export interface Removing {
  /** Deletes locked rows; calls `onRefused` for each that is used or that a rule keeps. */
  removeAll(
    tx: Db,
    resource: ResourceModel,
    scope: Scope,
    rows: Row[],
    onRefused: OnRefused,
  ): Promise<Removed[]>;
  /** Brings back deleted rows and returns their number. Throws UNDO_EXPIRED, UNDO_REFUSED. */
  restoreAll(tx: Db, resource: ResourceModel, scope: Scope, rows: Pick<Row, 'id'>[]): Promise<number>;
  /** Throws NOT_FOUND, UNDO_EXPIRED, UNDO_REFUSED. */
  restoreOne(tx: Db, target: RecordTarget): Promise<Data>;
}

export interface RemovingDeps extends Pick<WithinDeps, 'validator' | 'validated' | 'bind'> {
  resource(name: string): ResourceModel;
}

async function takenBy(tx: Db, target: RecordTarget, data: Data): Promise<string | undefined> {
  const taken = await readKeyOwner(tx, target, data);
  return taken && entityMessages.takenBy(taken.message, titleOf(target.resource, taken.owner));
}

export function createRemoving({ validator, validated, bind, resource: named }: RemovingDeps): Removing {
  const restoreOne: Removing['restoreOne'] = async (tx, target) => {
    const data = await restoreRow(tx, target);
    try {
      // Compares the restored data with itself, so that rules about changes do not apply.
      await validated(tx, target, data, data);
      await bind(tx, target, data, data);
    } catch (failure) {
      // A unique value was taken meanwhile, or a referenced row was deleted.
      throw undoRefused(failure, await takenBy(tx, target, data));
    }
    return data;
  };

  return {
    restoreOne,

    async removeAll(tx, resource, scope, rows, onRefused) {
      const ids = rows.map(({ id }) => id);
      // The stronger lock waits for concurrent inserts of references (`lockReferenced`); plain edits do not.
      await lockRows(tx, { resource, partnerId: scope.partnerId }, ids, 'update');
      const users = await usersOf(tx, ids);
      const removed: Removed[] = [];
      for (const row of rows) {
        const target = { ...scopeOf(scope), resource, id: row.id };
        const used_by = users.get(row.id)?.map(({ resource: by, count }) => `${count} ${named(by).label}`);
        // A rule may count the rows that are left, so each is asked after the one before is deleted.
        const refusal =
          (await validator.refusal(tx, target, row.data)) ??
          (used_by && new AppError('REFERENCED', { used_by: used_by.join(', ') }));
        const until = refusal ? undefined : await deleteRow(tx, target);
        if (until) removed.push({ ...row, until });
        else if (refusal) onRefused(row.data, refusal);
      }
      const gone = removed.map(({ id }) => id);
      if (gone.length > 0) await tx.execute(sql`delete from entity_references where from_id in ${gone}`);
      return removed;
    },

    async restoreAll(tx, resource, scope, rows) {
      if (rows.length > 0) await validator.alone(tx, { resource, partnerId: scope.partnerId });
      for (const { id } of rows) await restoreOne(tx, { ...scopeOf(scope), resource, id });
      return rows.length;
    },
  };
}
