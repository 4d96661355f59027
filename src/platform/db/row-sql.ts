import { type SQL, sql } from './sql';

type Columns = object;

const given = (columns: Columns): [string, SQL][] =>
  Object.entries(columns).flatMap(([name, value]): [string, SQL][] =>
    value === undefined ? [] : [[name, sql`${Array.isArray(value) ? sql.param(value) : value}`]],
  );

/** `(a, b) values ($1, $2)` for an insert; undefined columns take their default. */
export function rowValues(row: Columns): SQL {
  const columns = given(row);
  const names = columns.map(([name]) => sql.identifier(name));
  return sql`(${sql.join(names, sql`, `)}) values (${sql.join(
    columns.map(([, value]) => value),
    sql`, `,
  )})`;
}

/** `a = $1, b = $2` for an update; undefined columns are kept. */
export const assignments = (change: Columns): SQL =>
  sql.join(
    given(change).map(([name, value]) => sql`${sql.identifier(name)} = ${value}`),
    sql`, `,
  );
