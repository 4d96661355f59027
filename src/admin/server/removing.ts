import { entityMessages } from '../../core/text/entity';
import type { Db } from '../../platform/db/client';
import { sql } from '../../platform/db/sql';
import { AppError } from '../../platform/http/app-error';
import { BIN_DAYS } from '../entity/history';
import type { ResourceModel } from '../schema/model';
import { readKeyOwner } from './keys-store';
import { usersOf } from './references-store';
import type { Scope } from './service-shape';
import { deleteRow, type RecordTarget, restoreRow } from './store';
import { undoRefused } from './undo-refused';
import type { Data } from './walk';
import { titleOf } from './words';
import { type Refused, reasonOf, scopeOf, type WithinDeps } from './writing-within';

const BIN_SECONDS = BIN_DAYS * 86_400;

interface Row {
  id: string;
  data: Data;
}

export interface Removing {
  /** Deletes locked rows and returns them; calls `onRefused` for each that is used or that a rule keeps. */
  removeAll(
    tx: Db,
    resource: ResourceModel,
    scope: Scope,
    rows: Row[],
    onRefused: (row: Refused) => void,
  ): Promise<Row[]>;
  /** Brings back deleted rows and returns their number. Throws UNDO_EXPIRED, UNDO_REFUSED. */
  restoreAll(tx: Db, resource: ResourceModel, scope: Scope, rows: Pick<Row, 'id'>[]): Promise<number>;
  /** Throws NOT_FOUND, UNDO_EXPIRED, UNDO_REFUSED. */
  restoreOne(tx: Db, target: RecordTarget): Promise<Data>;
}

export interface RemovingDeps extends WithinDeps {
  resource(name: string): ResourceModel;
}

async function takenBy(tx: Db, target: RecordTarget, data: Data): Promise<string | undefined> {
  const taken = await readKeyOwner(tx, target, data);
  return taken && entityMessages.takenBy(taken.message, titleOf(target.resource, taken.owner));
}

export function createRemoving({ validator, validated, bind, resource: named }: RemovingDeps): Removing {
  const restoreOne: Removing['restoreOne'] = async (tx, target) => {
    const restored = await restoreRow(tx, target, BIN_SECONDS);
    if (restored.kind === 'none') throw new AppError('NOT_FOUND');
    if (restored.kind === 'too-late') throw new AppError('UNDO_EXPIRED');
    try {
      // Compares the restored data with itself, so that rules about changes do not apply.
      await validated(tx, target, restored.data, restored.data);
      await bind(tx, target, restored.data, restored.data);
    } catch (failure) {
      // A unique value was taken meanwhile, or a referenced row was deleted.
      throw undoRefused(failure, await takenBy(tx, target, restored.data));
    }
    return restored.data;
  };

  /** A rule may count the rows that are left, so each is asked after the one before is deleted. */
  const refusalOf = async (tx: Db, target: RecordTarget): Promise<string | undefined> => {
    try {
      await validator.release(tx, target);
      return undefined;
    } catch (failure) {
      if (failure instanceof AppError) return reasonOf(failure);
      throw failure;
    }
  };

  return {
    restoreOne,

    async removeAll(tx, resource, scope, rows, onRefused) {
      const users = await usersOf(
        tx,
        rows.map(({ id }) => id),
      );
      const removed: Row[] = [];
      for (const row of rows) {
        const target = { ...scopeOf(scope), resource, id: row.id };
        const used_by = users.get(row.id)?.map(({ resource: by, count }) => `${count} ${named(by).label}`);
        const reason = used_by
          ? new AppError('REFERENCED', { used_by: used_by.join(', ') }).message
          : await refusalOf(tx, target);
        if (reason !== undefined) onRefused({ title: titleOf(resource, row.data), reason });
        else if (await deleteRow(tx, target, BIN_SECONDS)) removed.push(row);
      }
      const ids = removed.map(({ id }) => id);
      if (ids.length > 0) await tx.execute(sql`delete from entity_references where from_id in ${ids}`);
      return removed;
    },

    async restoreAll(tx, resource, scope, rows) {
      if (rows.length > 0) await validator.alone(tx, { resource, partnerId: scope.partnerId });
      for (const { id } of rows) await restoreOne(tx, { ...scopeOf(scope), resource, id });
      return rows.length;
    },
  };
}
