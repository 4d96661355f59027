import type { Db } from '../../platform/db/client';
import { sql } from '../../platform/db/sql';

/** A reference to another resource; `path` as in validation messages. */
export interface Pointer {
  path: string;
  label: string;
  to: string;
  id: string;
}

/** Existing live rows of the partner, locked against deletion until the transaction ends. */
export async function lockReferenced(
  db: Db,
  partnerId: string,
  resource: string,
  ids: string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from entities
    where partner_id = ${partnerId} and resource = ${resource} and deleted_at is null and id in ${ids}
    order by id for key share`);
  return new Set(rows.map(({ id }) => id));
}

/** Replaces the references of a row, or those of one of its `rows` fields. */
export async function writeReferences(
  db: Db,
  fromId: string,
  pointers: readonly Pick<Pointer, 'path' | 'id'>[],
  rowsField?: string,
): Promise<void> {
  const part = rowsField === undefined ? sql`` : sql`and starts_with(field, ${`${rowsField}.`})`;
  await db.execute(sql`delete from entity_references where from_id = ${fromId} ${part}`);
  if (pointers.length === 0) return;
  const lines = pointers.map(({ path, id }) => sql`(${fromId}, ${path}, ${id})`);
  await db.execute(
    sql`insert into entity_references (from_id, field, to_id) values ${sql.join(lines, sql`, `)}
      on conflict do nothing`,
  );
}

/** Records that refer to each of these, by resource; ids without any are absent. */
export async function usersOf(
  db: Db,
  ids: string[],
): Promise<Map<string, { resource: string; count: number }[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db.rows<{ id: string; resource: string; count: number }>(sql`
    select r.to_id as id, e.resource, count(distinct e.id)::int as count
    from entity_references r join entities e on e.id = r.from_id
    where r.to_id in ${ids} group by r.to_id, e.resource order by e.resource`);
  const users = new Map<string, { resource: string; count: number }[]>();
  for (const { id, ...user } of rows) users.set(id, [...(users.get(id) ?? []), user]);
  return users;
}
