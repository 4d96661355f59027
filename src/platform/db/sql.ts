import { empty, join, raw, Sql } from 'sql-template-tag';

export { Sql };
export type SQL = Sql;

/** A list becomes `($1, $2)`, undefined becomes nothing, everything else is a parameter or nested SQL. */
const partOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return join(value.map(partOf), ', ', '(', ')');
  return value === undefined ? empty : value;
};

const tag = (strings: TemplateStringsArray, ...values: unknown[]): SQL =>
  new Sql(strings, values.map(partOf));

export const sql = Object.assign(tag, {
  /** Literal SQL: never user input. */
  raw: (text: string): SQL => raw(text),

  /** One parameter, also for a list: `any(${sql.param(ids)}::uuid[])`. */
  param: (value: unknown): SQL => new Sql(['', ''], [value]),

  identifier: (name: string): SQL => raw(`"${name.replaceAll('"', '""')}"`),

  join(parts: readonly unknown[], separator: SQL = empty): SQL {
    const joined = parts.flatMap((part, nth) => (nth === 0 ? [partOf(part)] : [separator, partOf(part)]));
    return new Sql(Array<string>(joined.length + 1).fill(''), joined);
  },
});
