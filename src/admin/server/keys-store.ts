import { entityMessages } from '../../core/text/entity';
import type { Db } from '../../platform/db/client';
import { sql } from '../../platform/db/sql';
import { blankToAbsent } from '../schema/blank';
import type { ResourceModel } from '../schema/model';
import { literal, liveRowsOf } from './expressions';
import type { RecordAddress, RecordTarget } from './store';
import type { Data } from './walk';

/** Values that no two live rows of a partner share. `name` is stored as `field` of the key. */
interface Key {
  name: string;
  fields: readonly string[];
  at: string;
  message: string;
}

const keysOf = ({ fields, unique = [] }: ResourceModel): Key[] => [
  ...Object.entries(fields)
    .filter(([, field]) => field.unique)
    .map(([name, { label }]) => ({
      name,
      fields: [name],
      at: name,
      message: entityMessages.duplicate(label),
    })),
  ...unique.map(({ fields: names, at = names[0] ?? '', message }) => ({
    ...{ name: names.join('+'), fields: names, at },
    message:
      message ?? entityMessages.duplicate(names.map((name) => fields[name]?.label ?? name).join(' dan ')),
  })),
];

/** Separates the values of a key of several fields. */
const BETWEEN = '\u001f';

/** Unique values ignore case; null if one is empty. `fillKeys` makes the same text in SQL. */
const keyOf = ({ fields }: Key, data: Data): string | null => {
  const values = fields.map((name) => blankToAbsent(data[name]));
  return values.includes(undefined) ? null : values.map((value) => String(value).toLowerCase()).join(BETWEEN);
};

/**
 * Finds the live record that prevents this one from being restored: the message of the refused key with that
 * record's data.
 */
export async function readKeyOwner(
  db: Db,
  target: RecordTarget,
  data: Data,
): Promise<{ message: string; owner: Data } | undefined> {
  const { resource, partnerId, id } = target;
  for (const key of keysOf(resource)) {
    const { rows } = await db.execute<{ data: Data }>(sql`
      select e.data from entity_keys k join entities e on e.id = k.entity_id
      where k.partner_id = ${partnerId} and k.resource = ${resource.name} and k.field = ${key.name}
        and k.value = ${keyOf(key, data)}::text and e.id <> ${id} and e.deleted_at is null`);
    if (rows[0]) return { message: key.message, owner: rows[0].data };
  }
  return undefined;
}

/**
 * Claims the unique values of a row and releases previous ones. Returns messages by field for values that another live
 * row holds; the caller must then roll back.
 */
export async function takeKeys(db: Db, target: RecordAddress, data: Data): Promise<Record<string, string[]>> {
  const taken: Record<string, string[]> = {};
  for (const one of keysOf(target.resource)) {
    const key = keyOf(one, data);
    await freeOldKey(db, target, one.name, key);
    if (key !== null && !(await takeKey(db, target, one.name, key))) taken[one.at] = [one.message];
  }
  return taken;
}

/**
 * Fits the keys of stored rows to the declarations: drops those of values that are no longer unique, and claims those of
 * values that have become unique. Of rows that share a value the oldest one gets the key.
 */
export async function fillKeys(db: Db, resources: ResourceModel[]): Promise<void> {
  const keys = resources.flatMap((resource) => keysOf(resource).map((key) => ({ resource, key })));
  const declared = keys.map(({ resource, key }) => `${resource.name} ${key.name}`);
  await db.command(sql`
    delete from entity_keys where resource || ' ' || field <> all(${sql.param(declared)}::text[])`);
  for (const { resource, key } of keys) {
    const [row] = await db.rows(sql`
      select 1 from entity_keys where resource = ${resource.name} and field = ${key.name} limit 1`);
    if (row) continue;
    const values = key.fields.map((name) => `nullif(trim(e.data->>${literal(name)}), '')`);
    await db.command(sql`
      insert into entity_keys (partner_id, resource, field, value, entity_id)
      select e.partner_id, e.resource, ${key.name}, lower(${sql.raw(values.join(` || ${literal(BETWEEN)} || `))}), e.id
      from entities e where ${sql.raw(liveRowsOf(resource))} and ${sql.raw(`${values.join(' || ')} is not null`)}
      order by e.created_at, e.id on conflict do nothing`);
  }
}

const freeOldKey = (db: Db, target: RecordAddress, field: string, key: string | null): Promise<void> =>
  db.command(sql`
    delete from entity_keys where entity_id = ${target.id} and field = ${field}
      and value is distinct from ${key}::text`);

async function takeKey(
  db: Db,
  { resource, partnerId, id }: RecordAddress,
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
