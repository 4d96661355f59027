import { number } from '../../../core/format/number';
import type { Database, Db } from '../../../platform/db/client';
import type { Actor } from '../../../platform/http/actor';
import { AppError } from '../../../platform/http/app-error';
import type { ResourceModel } from '../../schema/model';
import type { Log } from '../log';
import { undoRefused } from '../refusal';
import type { Removing } from '../removing';
import { lockRows } from '../store';
import type { WritingWithin } from '../writing-within';
import { type Before, takeUndo } from './store';

interface UndoDeps {
  database: Database;
  writing: WritingWithin & Removing;
  log: Log;
}

/** Takes back an action or an import; records changed since are left alone. Throws UNDO_EXPIRED, UNDO_REFUSED. */
export const createUndo =
  ({ database, writing, log }: UndoDeps) =>
  (actor: Actor, resource: ResourceModel, id: string): Promise<{ restored: number }> =>
    database.transaction(async (tx) => {
      const before = await takeUndo(tx, id, { partnerId: actor.partnerId, resource: resource.name });
      if (!before) throw new AppError('UNDO_EXPIRED');
      const restored = await takeBack(tx, actor, resource, before, writing).catch((failure) => {
        throw undoRefused(failure);
      });
      await log(tx, actor, { resource, action: 'record.restore', title: `${number(restored)} data` });
      return { restored };
    });

async function takeBack(
  tx: Db,
  actor: Actor,
  resource: ResourceModel,
  before: Before[],
  writing: UndoDeps['writing'],
): Promise<number> {
  const versions = new Map(before.map((row) => [row.id, row.version]));
  const isUnchanged = (row: Pick<Before, 'id' | 'version'>) => versions.get(row.id) === row.version;
  const edited = before.filter(({ isRemoved, isCreated }) => !isRemoved && !isCreated);
  const ids = edited.map((row) => row.id);
  await writing.lockAll(tx, resource, actor, ids);
  const changed = await writing.change(tx, resource, actor, edited, { isUnchanged });
  const removed = before.filter(({ isRemoved }) => isRemoved);
  const restored = await writing.restoreAll(tx, resource, actor, removed);
  const created = before.filter(({ isCreated }) => isCreated);
  const target = { resource, partnerId: actor.partnerId };
  const createdIds = created.map((row) => row.id);
  const live = await lockRows(tx, target, createdIds);
  const untouched = created.filter((row) => live.get(row.id)?.version === row.version);
  const gone = await writing.removeAll(tx, resource, actor, untouched, () => undefined);
  return changed.length + restored + gone.length;
}
