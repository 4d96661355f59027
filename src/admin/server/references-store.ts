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

/** Replaces the references of a row; a deleted row has none. */
export async function writeReferences(db: Db, fromId: string, pointers: Pointer[]): Promise<void> {
  await db.execute(sql`delete from entity_references where from_id = ${fromId}`);
  if (pointers.length === 0) return;
  const lines = pointers.map(({ path, id }) => sql`(${fromId}, ${path}, ${id})`);
  await db.execute(
    sql`insert into entity_references (from_id, field, to_id) values ${sql.join(lines, sql`, `)}
      on conflict do nothing`,
  );
}

export const countUsers = (db: Db, toId: string): Promise<{ resource: string; count: number }[]> =>
  db.rows<{ resource: string; count: number }>(sql`
    select e.resource, count(distinct e.id)::int as count
    from entity_references r join entities e on e.id = r.from_id
    where r.to_id = ${toId} group by e.resource order by e.resource`);
