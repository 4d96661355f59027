import type { Db } from '../../platform/db/client';
import { sql } from '../../platform/db/sql';
import type { RecordTarget } from './store';
import type { Data } from './walk';

/** Unique values ignore case. */
const keyOf = (value: unknown): string => String(value).toLowerCase();

/**
 * Claims the unique values of a row and releases previous ones. Returns fields whose value another live row
 * holds; the caller must then roll back.
 */
export async function takeKeys(db: Db, target: RecordTarget, data: Data): Promise<string[]> {
  const unique = Object.entries(target.resource.fields).filter(([, field]) => field.unique);
  const taken: string[] = [];
  for (const [name] of unique) {
    const value = data[name];
    const key = value === undefined || value === null ? null : keyOf(value);
    await freeOldKey(db, target, name, key);
    if (key !== null && !(await takeKey(db, target, name, key))) taken.push(name);
  }
  return taken;
}

const freeOldKey = (db: Db, target: RecordTarget, field: string, key: string | null): Promise<void> =>
  db.command(sql`
    delete from entity_keys where entity_id = ${target.id} and field = ${field}
      and value is distinct from ${key}::text`);

async function takeKey(
  db: Db,
  { resource, partnerId, id }: RecordTarget,
  field: string,
  value: string,
): Promise<boolean> {
  const key = sql`partner_id = ${partnerId} and resource = ${resource.name} and field = ${field} and value = ${value}`;
  const { rows: added } = await db.execute(sql`
    insert into entity_keys (partner_id, resource, field, value, entity_id)
    values (${partnerId}, ${resource.name}, ${field}, ${value}, ${id})
    on conflict do nothing returning entity_id`);
  if (added.length > 0) return true;
  // Locks the owner first, so that a concurrent restore wins.
  const { rows: owners } = await db.execute<{ id: string; gone: boolean }>(sql`
    select e.id, e.deleted_at is not null as gone
    from entities e where e.id = (select entity_id from entity_keys where ${key}) for no key update`);
  const [owner] = owners;
  if (owner?.id === id) return true;
  if (!owner?.gone) return false;
  // The first of several concurrent callers takes over the key.
  const { rows: inherited } = await db.execute(
    sql`update entity_keys set entity_id = ${id} where ${key} and entity_id = ${owner.id} returning entity_id`,
  );
  return inherited.length > 0;
}
