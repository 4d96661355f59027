import { type SQL, sql } from './sql';

/** Values by the names of their columns; a list is an array of the database, an object a JSON document. */
type Columns = object;

const given = (columns: Columns): [string, SQL][] =>
  Object.entries(columns).flatMap(([name, value]): [string, SQL][] =>
    value === undefined ? [] : [[name, sql`${Array.isArray(value) ? sql.param(value) : value}`]],
  );

/** `(a, b) values ($1, $2)` for an insert; a column that is undefined takes its default. */
export function rowValues(row: Columns): SQL {
  const columns = given(row);
  const names = columns.map(([name]) => sql.identifier(name));
  return sql`(${sql.join(names, sql`, `)}) values (${sql.join(
    columns.map(([, value]) => value),
    sql`, `,
  )})`;
}

/** `a = $1, b = $2` for an update; a column that is undefined stays as it is. */
export const assignments = (change: Columns): SQL =>
  sql.join(
    given(change).map(([name, value]) => sql`${sql.identifier(name)} = ${value}`),
    sql`, `,
  );
