import { naturalKey } from '../../platform/db/natural-key';
import { kindOf } from '../schema/kinds';
import type { ResourceModel } from '../schema/model';
import { knownField } from '../schema/system-fields';

/** Sort key length; an index entry holds at most 2,700 bytes. */
export const SORTED_CHARACTERS = 100;
/** Search text length of all `search` fields together, limited by the index entry. */
const SEARCHED_CHARACTERS = 600;

/** A configuration name as SQL string; a literal, because queries must match the indexes. */
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Live rows of a resource, the same text in partial indexes and queries. */
export const liveRowsOf = (resource: ResourceModel): string =>
  `resource = ${literal(resource.name)} and deleted_at is null`;

/**
 * Sort expression. Empty values are smallest. Values of another type (after a declaration change) count as
 * empty instead of failing.
 */
export function sortExpression(resource: ResourceModel, name: string): string {
  const field = resource.fields[name];
  if (!field) return name;
  if (kindOf(field).sorts === 'number')
    return `coalesce(${numberExpression(name, 'float8')}, '-infinity'::float8)`;
  const text = textExpression(name);
  return field.kind === 'text' ? naturalKey(text) : text;
}

const numberExpression = (name: string, type: 'float8' | 'numeric'): string =>
  `case when jsonb_typeof(data->${literal(name)}) = 'number' then (data->>${literal(name)})::${type} end`;

/** Value of a field in a condition or a sum, with exact decimals; null without one, or one of another type. */
export function valueExpression({ fields }: ResourceModel, name: string): string {
  const { sorts, filter } = fields[name] ? kindOf(fields[name]) : {};
  if (sorts === 'number') return numberExpression(name, 'numeric');
  return filter === 'rate' ? rateExpressions(name).type : `(data->>${literal(name)})`;
}

/** The beginning of a text as it is compared. */
export const textExpression = (name: string): string =>
  `coalesce(lower(left(data->>${literal(name)}, ${SORTED_CHARACTERS})), '')`;

/** Filter value as text, or a list of them; an unset switch is off, a time or number equals its sort expression. */
export function filterExpression(resource: ResourceModel, name: string): string {
  const field = knownField(resource.fields, name);
  const { filter, unset } = field ? kindOf(field) : {};
  if (filter === 'days' || filter === 'range') return sortExpression(resource, name);
  if (filter === 'anyChoice') return `(data->${literal(name)})`;
  const value = `data->>${literal(name)}`;
  if (filter === 'text') return `coalesce(lower(${value}), '')`;
  return unset === undefined ? `(${value})` : `coalesce(${value}, ${literal(String(unset))})`;
}

/** Begin or end of a period as text in UTC and lower case; empty without one. */
export const periodExpression = (name: string, end: 'start_at' | 'end_at'): string =>
  `coalesce(lower(data->${literal(name)}->>'${end}'), '')`;

/** Type and number of a rate, which is compared with ranges of its type. */
export const rateExpressions = (name: string): { type: string; number: string } => ({
  type: `(data->${literal(name)}->>'type')`,
  number: `(case when jsonb_typeof(data->${literal(name)}->'value') = 'number' then (data->${literal(name)}->>'value')::float8 end)`,
});

/**
 * The `search` column of a row. A line break separates fields, so that no word matches across two; a phone
 * number is included as stored (`628…`) and as typed (`08…`), listed amounts as `amountKey`.
 */
export function searchExpression(resource: ResourceModel): string {
  const values = (resource.search ?? []).flatMap((name) => {
    const value = `data->>${literal(name)}`;
    const field = resource.fields[name];
    return field && kindOf(field).dialled ? [value, `'0' || substr(${value}, 3)`] : [value];
  });
  if (values.length === 0) return `''`;
  const amounts = searchedAmounts(resource).map(
    (name) => `'${AMOUNT}' || translate(data->>${literal(name)}, '0123456789', '${DIGITS}') || chr(10)`,
  );
  return `left(search_text(concat_ws(chr(10), ${[...amounts, ...values].join(', ')})), ${SEARCHED_CHARACTERS})`;
}

/** Amounts by which lists are searched: listed ones that everyone who sees the list may know. */
export const searchedAmounts = ({ list, fields }: ResourceModel): string[] =>
  list.filter((name) => {
    const field = fields[name];
    return field && kindOf(field).isAmount && !field.access && !field.computed;
  });

const AMOUNT = 'rp';
const DIGITS = 'abcdefghij';

/** An amount in the `search` column, with letters for digits, so that the word `10` finds no price of 10.000. */
export const amountKey = (amount: number): string =>
  `${AMOUNT}${String(amount).replace(/\d/g, (digit) => DIGITS.charAt(Number(digit)))}\n`;
