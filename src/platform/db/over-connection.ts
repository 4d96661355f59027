import type { Db, Rows } from './database';
import type { SQL } from './sql';

export interface Connection {
  query<Row>(text: string, values: unknown[]): Promise<Rows<Row>>;
  exec(text: string): Promise<unknown>;
}

/** A failed statement. The message contains no values; `cause` is the driver's error. */
export class QueryError extends Error {
  constructor(
    readonly query: string,
    cause: unknown,
  ) {
    super(`Failed query: ${query}`, { cause });
  }
}

/** The database on one connection with `depth` open transactions: inner ones are savepoints. */
export function overConnection(connection: Connection, depth = 0): Db {
  const savepoint = `level_${depth}`;
  const [begin, commit, undo] =
    depth === 0
      ? ['begin', 'commit', 'rollback']
      : [`savepoint ${savepoint}`, `release savepoint ${savepoint}`, `rollback to savepoint ${savepoint}`];
  return {
    isSingle: true,
    ...withAnswers(async <Row>(query: SQL | string) => {
      const { text, values } = typeof query === 'string' ? { text: query, values: [] } : query;
      try {
        return await connection.query<Row>(text, values);
      } catch (failure) {
        throw new QueryError(text, failure);
      }
    }),
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

/** Rows of a query in the forms that callers need. */
export const withAnswers = (execute: Db['execute']): Omit<Db, 'isSingle' | 'script' | 'transaction'> => ({
  execute,
  rows: async <Row>(query: SQL) => (await execute<Row>(query)).rows,
  row: async <Row>(query: SQL) => (await execute<Row>(query)).rows[0] ?? null,
  hasRow: async (query) => (await execute(query)).rows.length > 0,
  command: async (query) => {
    await execute(query);
  },
});
