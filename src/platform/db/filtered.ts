import { readRange } from '../../core/format/ranges';
import { containing } from './containing';
import { type SQL, sql } from './sql';

/** True for numbers within a range (`readRange`); a column without a value, or `-infinity`, never is. */
export function withinRange(column: SQL, text: string): SQL {
  const { from = null, to = null } = readRange(text) ?? {};
  const low = from === null ? sql`${column} > '-infinity'::float8` : sql`${column} >= ${numberOf(from)}`;
  return to === null ? low : sql`${low} and ${column} <= ${numberOf(to)}`;
}

/** Whole numbers as integers, because an index of a bigint column serves no comparison with a float. */
const numberOf = (value: number): SQL =>
  Number.isInteger(value) ? sql`${value}::bigint` : sql`${value}::float8`;

/**
 * Compares a text in lower case, empty without a value: `is`, `begins`, `contains` or, for `empty`, whether there is
 * one (`true`, `false`). A phone number (`isDialled`, stored as `628…`) is found as it is typed.
 */
export function comparedText(column: SQL, test: string | undefined, typed: string, isDialled = false): SQL {
  if (test === 'empty') return typed === 'true' ? sql`${column} = ''` : sql`${column} <> ''`;
  const digits = isDialled ? typed.replace(/\D/g, '').replace(/^0/, '62') : '';
  const text = digits || typed;
  const pattern = containing(text) ?? '%';
  if (test === 'is') return sql`${column} = lower(${text})`;
  return sql`${column} like lower(${test === 'begins' ? pattern.slice(1) : pattern})`;
}
