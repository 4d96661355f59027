import { isTime } from '../../../../src/core/entity/query';
import { kindOf } from '../../../../src/core/schema/kinds';
import type { ResourceModel } from '../../../../src/core/schema/model';
import { knownField } from '../../../../src/core/schema/system-fields';
import { naturalKey } from '../../../db/natural-key';

/** Characters that order a list; an index entry holds at most 2,700 bytes. */
export const SORTED_CHARACTERS = 100;
/** Characters that a search looks into: all `search` fields together, so that an index entry can hold them. */
const SEARCHED_CHARACTERS = 600;

/** A name of the configuration as an SQL string; indexes and queries must say it alike, so it is no parameter. */
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** The live rows of a resource, as partial indexes and queries both say it. */
export const liveRowsOf = (resource: ResourceModel): string =>
  `resource = ${literal(resource.name)} and deleted_at is null`;

/**
 * What a list is ordered by. An empty value counts as the smallest. A value of another type (the declaration was
 * changed) counts as empty instead of failing the query.
 */
export function sortExpression(resource: ResourceModel, name: string): string {
  const field = resource.fields[name];
  if (!field) return name;
  const key = literal(name);
  if (kindOf(field).sorts === 'number') {
    const number = `case when jsonb_typeof(data->${key}) = 'number' then (data->>${key})::float8 end`;
    return `coalesce(${number}, '-infinity'::float8)`;
  }
  const text = textExpression(name);
  return field.kind === 'text' ? naturalKey(text) : text;
}

/** The beginning of a text as it is compared. */
export const textExpression = (name: string): string =>
  `coalesce(lower(left(data->>${literal(name)}, ${SORTED_CHARACTERS})), '')`;

/** The value of a filter as text; a switch that was never set is off, a time is what a list is ordered by. */
export function filterExpression(resource: ResourceModel, name: string): string {
  const field = knownField(resource.fields, name);
  if (field && isTime(field)) return sortExpression(resource, name);
  const value = `data->>${literal(name)}`;
  const unset = field && kindOf(field).unset;
  return unset === undefined ? `(${value})` : `coalesce(${value}, ${literal(String(unset))})`;
}

/**
 * The `search` column of a row. A line break parts the fields, so that no term matches across two of them; a phone
 * number stands there as it is stored (`628…`) and as people type it (`08…`).
 */
export function searchExpression(resource: ResourceModel): string {
  const values = (resource.search ?? []).flatMap((name) => {
    const value = `data->>${literal(name)}`;
    const field = resource.fields[name];
    return field && kindOf(field).dialled ? [value, `'0' || substr(${value}, 3)`] : [value];
  });
  if (values.length === 0) return `''`;
  return `left(lower(concat_ws(chr(10), ${values.join(', ')})), ${SEARCHED_CHARACTERS})`;
}
