import type { Db, Rows } from './database';
import type { SQL } from './sql';

/** Instants as ISO strings in UTC, or as PostgreSQL text with microseconds. */
export type Instants = 'iso' | 'text';

export interface Connection {
  query<Row>(text: string, values: unknown[], instants: Instants): Promise<Rows<Row>>;
  exec(text: string): Promise<unknown>;
}

type Ask = <Row>(query: SQL | string, instants: Instants) => Promise<Rows<Row>>;

/** A failed statement. The message contains no values; `cause` is the driver's error. */
export class QueryError extends Error {
  constructor(
    readonly query: string,
    cause: unknown,
  ) {
    super(`Failed query: ${query}`, { cause });
  }
}

export const asking =
  (connection: Connection): Ask =>
  async (query, instants) => {
    const { text, values } = typeof query === 'string' ? { text: query, values: [] } : query;
    try {
      return await connection.query(text, values, instants);
    } catch (failure) {
      throw new QueryError(text, failure);
    }
  };

/** The database on one connection with `depth` open transactions: inner ones are savepoints. */
export function overConnection(connection: Connection, depth = 0): Db {
  const savepoint = `level_${depth}`;
  const [begin, commit, undo] =
    depth === 0
      ? ['begin', 'commit', 'rollback']
      : [`savepoint ${savepoint}`, `release savepoint ${savepoint}`, `rollback to savepoint ${savepoint}`];
  return {
    isSingle: true,
    ...withAnswers(asking(connection)),
    script: async (text) => {
      await connection.exec(text);
    },
    async transaction(work) {
      await connection.exec(begin);
      try {
        const result = await work(overConnection(connection, depth + 1));
        await connection.exec(commit);
        return result;
      } catch (failure) {
        // A lost connection has rolled back already; the original error is rethrown.
        await connection.exec(undo).catch(() => undefined);
        throw failure;
      }
    },
  };
}

/** The value of a row with one column. */
export const onlyOf = <Value>(row: object): Value => Object.values(row)[0] as Value;

/** Rows of a query in the forms that callers need. */
export const withAnswers = (ask: Ask): Omit<Db, 'isSingle' | 'script' | 'transaction'> => ({
  execute: (query) => ask(query, 'text'),
  rows: async <Row>(query: SQL) => (await ask<Row>(query, 'iso')).rows,
  row: async <Row>(query: SQL) => (await ask<Row>(query, 'iso')).rows[0] ?? null,
  column: async <Value>(query: SQL) =>
    (await ask<object>(query, 'iso')).rows.map((row) => onlyOf<Value>(row)),
  value: async <Value>(query: SQL) => {
    const { rows } = await ask<object>(query, 'iso');
    return rows[0] ? onlyOf<Value>(rows[0]) : null;
  },
  hasRow: async (query) => (await ask(query, 'iso')).rows.length > 0,
  command: async (query) => {
    await ask(query, 'iso');
  },
});
