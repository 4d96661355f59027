import type { Db } from '../../platform/db/client';
import { isoInstant } from '../../platform/db/row-parsers';
import { type SQL, sql } from '../../platform/db/sql';
import { AppError } from '../../platform/http/app-error';
import { BIN_DAYS } from '../entity/history';
import type { ResourceModel } from '../schema/model';
import { searchExpression } from './expressions';
import type { Scope } from './service-shape';
import type { Data } from './walk';

export interface StoredRow {
  id: string;
  version: number;
  data: Data;
  created_at: string;
  updated_at: string;
  updated_by: string | null;
}

export interface RecordTarget extends Scope {
  resource: ResourceModel;
  id: string;
}

/** A record, without whoever changes it. */
export type RecordAddress = Pick<RecordTarget, 'resource' | 'partnerId' | 'id'>;

const at = ({ resource, partnerId, id }: RecordAddress): SQL =>
  sql`partner_id = ${partnerId} and resource = ${resource.name} and id = ${id}`;

const documentOf = (data: Data): SQL => sql`${JSON.stringify(data)}::jsonb`;

/** Computes the `search` column from the row's `data` with the same expression as the index. */
const searchOf = (resource: ResourceModel, data: Data): SQL =>
  sql`(select ${sql.raw(searchExpression(resource))} from (select ${documentOf(data)} as data) typed)`;

/** False if the id exists, which happens only for `single` resources. */
export async function insertRow(db: Db, target: RecordTarget, data: Data): Promise<boolean> {
  const { resource, partnerId, userId, id } = target;
  return db.hasRow(sql`
    insert into entities (id, partner_id, resource, data, search, created_by, updated_by)
    values (${id}, ${partnerId}, ${resource.name}, ${documentOf(data)}, ${searchOf(resource, data)},
      ${userId}, ${userId})
    on conflict (id) do nothing returning id`);
}

/** `userId` is null if no person changes it. */
export const updateRow = (
  db: Db,
  target: RecordAddress & { userId: string | null },
  data: Data,
): Promise<void> =>
  db.command(sql`
    update entities set data = ${documentOf(data)}, search = ${searchOf(target.resource, data)},
      version = version + 1, updated_at = now(), updated_by = ${target.userId}
    where ${at(target)}`);

export async function readRows(
  db: Db,
  resource: ResourceModel,
  partnerId: string,
  ids: string[],
): Promise<StoredRow[]> {
  if (ids.length === 0) return [];
  const rows = await db.rows<StoredRow>(sql`
    select e.id, e.version, e.data, e.created_at, e.updated_at, u.name as updated_by
    from entities e left join users u on u.id = e.updated_by
    where e.partner_id = ${partnerId} and e.resource = ${resource.name} and e.deleted_at is null
      and e.id in ${ids}`);
  return rows.map((row) => ({
    ...row,
    created_at: isoInstant(row.created_at),
    updated_at: isoInstant(row.updated_at),
  }));
}

/** Version and data of a live row, locked until the transaction ends. */
export async function lockRow(
  db: Db,
  target: RecordAddress,
): Promise<{ version: number; data: Data } | undefined> {
  const { rows } = await db.execute<{ version: number; data: Data }>(
    sql`select version, data from entities where ${at(target)} and deleted_at is null for no key update`,
  );
  return rows[0];
}

/** Locks several rows in the order of their ids, which prevents deadlocks. */
export async function lockRows(
  db: Db,
  { resource, partnerId }: Pick<RecordTarget, 'resource' | 'partnerId'>,
  ids: string[],
  lock: 'no key update' | 'update' = 'no key update',
): Promise<Map<string, { version: number; data: Data }>> {
  if (ids.length === 0) return new Map();
  const rows = await db.rows<{ id: string; version: number; data: Data }>(sql`
    select id, version, data from entities
    where partner_id = ${partnerId} and resource = ${resource.name} and id in ${ids} and deleted_at is null
    order by id for ${sql.raw(lock)}`);
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

/** Marks a locked row as deleted and returns the end of the undo period; undefined if there is no such row. */
export async function deleteRow(db: Db, target: RecordTarget): Promise<string | undefined> {
  const row = await db.row<{ until: string }>(sql`
    update entities set deleted_at = now(), updated_at = now(), updated_by = ${target.userId}
    where ${at(target)} and deleted_at is null
    returning deleted_at + make_interval(days => ${BIN_DAYS}) as until`);
  return row ? isoInstant(row.until) : undefined;
}

/** Restores a deleted row and returns its data. Throws NOT_FOUND, UNDO_EXPIRED. */
export async function restoreRow(db: Db, target: RecordTarget): Promise<Data> {
  const row = await db.row<{ data: Data; late: boolean }>(sql`
    select data, deleted_at <= now() - make_interval(days => ${BIN_DAYS}) as late
    from entities where ${at(target)} and deleted_at is not null for update`);
  if (!row) throw new AppError('NOT_FOUND');
  if (row.late) throw new AppError('UNDO_EXPIRED');
  await db.command(sql`
    update entities set deleted_at = null, updated_at = now(), updated_by = ${target.userId}
    where ${at(target)}`);
  return row.data;
}
