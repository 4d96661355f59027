import type { Database, Db } from '../../platform/db/client';
import { isoInstant } from '../../platform/db/row-parsers';
import { sql } from '../../platform/db/sql';
import { BIN_DAYS, BIN_ROWS, HISTORY_ROWS, type RecordChange } from '../entity/history';
import type { RecordTarget } from './store';
import type { Data } from './walk';

/** Months after which a change is forgotten. */
const HISTORY_MONTHS = 12;

type Of = Pick<RecordTarget, 'resource' | 'partnerId'>;

export interface StoredChange {
  id: string;
  kind: RecordChange['kind'];
  /** Values before the change. */
  data: Data;
  at: string;
  by: string | null;
}

const instants = <Row extends { at: string }>(rows: Row[]): Row[] =>
  rows.map((row) => ({ ...row, at: isoInstant(row.at) }));

/** Newest first. */
export async function readChanges(db: Db, { partnerId }: Of, id: string): Promise<StoredChange[]> {
  const rows = await db.rows<StoredChange>(sql`
    select h.id::text, h.kind, h.data, h.changed_at as at, u.name as by
    from entity_history h left join users u on u.id = h.changed_by
    where h.partner_id = ${partnerId} and h.entity_id = ${id} order by h.id desc limit ${HISTORY_ROWS}`);
  return instants(rows);
}

export async function readState(db: Db, { partnerId }: Of, id: string, state: string) {
  const row = await db.row<{ data: Data }>(sql`
    select data from entity_history
    where partner_id = ${partnerId} and entity_id = ${id} and id = ${state}::bigint`);
  return row?.data;
}

export async function readCreator(db: Db, { partnerId }: Of, id: string): Promise<string | null> {
  const row = await db.row<{ name: string | null }>(sql`
    select u.name from entities e left join users u on u.id = e.created_by
    where e.partner_id = ${partnerId} and e.id = ${id}`);
  return row?.name ?? null;
}

type Deleted = Omit<StoredChange, 'kind'>;

const readDeleted = async (db: Db, { resource, partnerId }: Of, among = sql``): Promise<Deleted[]> => {
  const rows = await db.rows<Deleted>(sql`
    select e.id, e.data, e.deleted_at as at, u.name as by
    from entities e left join users u on u.id = e.updated_by
    where e.partner_id = ${partnerId} and e.resource = ${resource.name} and e.deleted_at is not null ${among}
    order by e.deleted_at desc limit ${BIN_ROWS}`);
  return instants(rows);
};

/** Records that can still be restored, the last deleted first. */
export const readBin = (db: Db, of: Of): Promise<Deleted[]> =>
  readDeleted(db, of, sql`and e.deleted_at > now() - make_interval(days => ${BIN_DAYS})`);

export const readDeletedAmong = async (db: Db, of: Of, ids: string[]): Promise<Deleted[]> =>
  ids.length === 0 ? [] : readDeleted(db, of, sql`and e.id in ${ids}`);

/**
 * Empties records that were deleted longer ago than the bin reaches, and forgets old changes. The rows stay, because
 * movements and counters refer to them.
 */
export const purge = (database: Database): Promise<void> =>
  database.transaction(async (tx) => {
    const rows = await tx.rows<{ id: string }>(sql`
      update entities set data = '{}', search = ''
      where id in (select id from entities
        where deleted_at < now() - make_interval(days => ${BIN_DAYS}) and data <> '{}' limit 1000 for update skip locked)
      returning id`);
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) {
      await tx.execute(sql`delete from entity_keys where entity_id in ${ids}`);
      await tx.execute(sql`delete from entity_history where entity_id in ${ids}`);
    }
    await tx.execute(sql`
      delete from entity_history where changed_at < now() - make_interval(months => ${HISTORY_MONTHS})`);
  });
