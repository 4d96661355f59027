import type { Db } from '../../platform/db/client';
import { type SQL, sql } from '../../platform/db/sql';
import { takeKeys } from './keys-store';
import { writeReferences } from './references-store';
import { lockRow, type RecordAddress, updateRow } from './store';
import type { Data } from './walk';

/*
 * Changes that the program makes in records. Each increments the version, so that open forms detect the conflict. All
 * but `rewriteRecord` are for values that are neither searched nor unique.
 */

interface Amended {
  partnerId: string;
  resource: string;
  ids?: string[];
  /** Excludes this record. */
  but?: string;
  /** Only records whose fields already equal these values. */
  matching?: Data;
}

/** `@>` would find a list that has got longer since. */
const areStill = (fields: Data): SQL =>
  sql.join(
    Object.entries(fields).map(
      ([field, value]) => sql`and data -> ${field}::text = ${JSON.stringify(value)}::jsonb`,
    ),
    sql` `,
  );

const contains = (data: Data): SQL => sql`data @> ${JSON.stringify(data)}::jsonb`;

/** Sets these values where they differ; returns the number of changed records. */
export async function amendRecords(
  tx: Db,
  { partnerId, resource, ids, but, matching }: Amended,
  data: Data,
): Promise<number> {
  if (ids?.length === 0) return 0;
  const { rows } = await tx.execute(sql`
    update entities set data = data || ${JSON.stringify(data)}::jsonb, version = version + 1, updated_at = now(), updated_by = null
    where partner_id = ${partnerId}::uuid and resource = ${resource} and deleted_at is null and not ${contains(data)}
      ${ids ? sql`and id in ${ids}` : sql``} ${but ? sql`and id <> ${but}::uuid` : sql``}
      ${matching ? areStill(matching) : sql``}
    returning id`);
  return rows.length;
}

/** Points a field at another record, replacing the previous reference. */
export const amendPointer = (
  tx: Db,
  { id, field, to }: { id: string; field: string; to: string },
): Promise<void> =>
  tx.command(sql`
    with moved as (
      update entities set version = version + 1, updated_at = now(), updated_by = null,
        data = data || jsonb_build_object(${field}::text, ${to}::uuid)
      where id = ${id}::uuid returning id
    ), left_behind as (
      delete from entity_references r using moved where r.from_id = moved.id and r.field = ${field}
        and r.to_id <> ${to}::uuid
    )
    insert into entity_references (from_id, field, to_id) select id, ${field}::text, ${to}::uuid from moved
    on conflict do nothing`);

/** Replaces the references of row fields; `path` as in validation messages (`prices.0.tier_id`). */
export const pointRows = (
  tx: Db,
  fromId: string,
  field: string,
  pointers: { path: string; id: string }[],
): Promise<void> => writeReferences(tx, fromId, pointers, field);

/** Changes searched or unique values. False if another record holds one of them: the caller must then roll back. */
export async function rewriteRecord(
  tx: Db,
  at: RecordAddress,
  change: (data: Data) => Data,
): Promise<boolean> {
  const row = await lockRow(tx, at);
  if (!row) return false;
  const data = { ...row.data, ...change(row.data) };
  if (Object.keys(await takeKeys(tx, at, data)).length > 0) return false;
  await updateRow(tx, { ...at, userId: null }, data);
  return true;
}
