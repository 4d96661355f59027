import type { Database, Db, Statement } from './database';
import { onlyOf } from './over-connection';
import { type SQL, sql } from './sql';

/**
 * A statement with named parameters (`:amount`). Pgbench uses the same notation, so `npm run bench` measures
 * the server's own text.
 */
export interface NamedStatement<P extends object, Row> extends Statement {
  /** Text with `:names`, as written. */
  readonly source: string;
  readonly values: (params: P) => unknown[];
  /** Type only: the row that `run` returns. */
  readonly row?: Row;
}

/** Declares a statement. A parameter has a cast if its type does not follow from a column. */
export function statement<P extends object, Row = unknown>(
  name: string,
  source: string,
): NamedStatement<P, Row> {
  const order: string[] = [];
  // The look-behind skips casts (`::uuid`).
  const text = source.replace(/(?<!:):([a-z_]+)/g, (_whole, key: string) => {
    if (!order.includes(key)) order.push(key);
    return `$${order.indexOf(key) + 1}`;
  });
  return {
    name,
    source,
    text,
    values: (params) => order.map((key) => (params as Record<string, unknown>)[key] ?? null),
  };
}

export const run = <P extends object, Row>(
  database: Database,
  declared: NamedStatement<P, Row>,
  params: P,
): Promise<Row[]> => database.run<Row>(declared, declared.values(params));

/** Runs a declared statement inside a transaction. */
export function runIn<P extends object, Row>(
  db: Db,
  declared: NamedStatement<P, Row>,
  params: P,
): Promise<Row[]> {
  const values = declared.values(params);
  const parts = declared.text
    .split(/\$(\d+)/)
    .map((part, at): SQL => (at % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`));
  return db.rows<Row>(sql.join(parts));
}

/** Parameters of a declared query; none where it has none. */
type Given<P extends object> = keyof P extends never ? [] : [params: P];

/** Declares a statement together with what callers make of its rows. */
const declared = <Answer, P extends object, Row>(
  name: string,
  source: string,
  answerOf: (rows: Row[]) => Answer,
) => {
  const own = statement<P, Row>(name, source);
  /** `on` is a transaction, or the database where the statement stands alone. */
  return async (on: Database | Db, ...[params]: Given<P>): Promise<Answer> => {
    const given = params ?? ({} as P);
    return answerOf(await ('run' in on ? run(on, own, given) : runIn(on, own, given)));
  };
};

/** A statement that answers nothing. */
export const command = <P extends object>(name: string, source: string) =>
  declared<void, P, unknown>(name, source, () => undefined);

/** All rows of a query. */
export const queryAll = <P extends object, Row>(name: string, source: string) =>
  declared<Row[], P, Row>(name, source, (rows) => rows);

/** The first row of a query, or null. */
export const queryOne = <P extends object, Row>(name: string, source: string) =>
  declared<Row | null, P, Row>(name, source, ([row]) => row ?? null);

/** The values of a query with one column. */
export const queryColumn = <P extends object, Value>(name: string, source: string) =>
  declared<Value[], P, object>(name, source, (rows) => rows.map((row) => onlyOf<Value>(row)));

/** The first of these values, or null. */
export const queryValue = <P extends object, Value>(name: string, source: string) =>
  declared<Value | null, P, object>(name, source, ([row]) => (row ? onlyOf<Value>(row) : null));

/** The first row of a query that always has one. */
export const queryRow = <P extends object, Row>(name: string, source: string) =>
  declared<Row, P, Row>(name, source, ([row]) => {
    if (!row) throw new Error(`${name} returned no row`);
    return row;
  });

/** True when a query has a row: a condition holds, or a row was written. */
export const queryAny = <P extends object>(name: string, source: string) =>
  declared<boolean, P, unknown>(name, source, (rows) => rows.length > 0);
