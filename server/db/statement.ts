import type { Database, Db, Statement } from './database';
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
export async function runIn<P extends object, Row>(
  db: Db,
  declared: NamedStatement<P, Row>,
  params: P,
): Promise<Row[]> {
  const values = declared.values(params);
  const parts = declared.text
    .split(/\$(\d+)/)
    .map((part, at): SQL => (at % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`));
  const { rows } = await db.execute<Record<string, unknown>>(sql.join(parts));
  return rows as Row[];
}
