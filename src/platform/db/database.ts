import type { SQL } from './sql';

export interface Rows<Row> {
  rows: Row[];
}

/** The database, or the handle `tx` inside a transaction. */
export interface Db {
  /** One connection, which runs one query at a time: a transaction. Else queries may run in parallel. */
  readonly isSingle: boolean;
  /** Runs one statement. Instants are PostgreSQL text with microseconds, so that they can be compared again. */
  execute<Row = Record<string, unknown>>(query: SQL | string): Promise<Rows<Row>>;
  /** All rows; instants are ISO strings in UTC. */
  rows<Row>(query: SQL): Promise<Row[]>;
  /** The first row as in `rows`, or null. */
  row<Row>(query: SQL): Promise<Row | null>;
  /** The values of a query with one column. */
  column<Value>(query: SQL): Promise<Value[]>;
  /** The first of these values, or null. */
  value<Value>(query: SQL): Promise<Value | null>;
  /** True when there is a row: a condition holds, or a row was written. */
  hasRow(query: SQL): Promise<boolean>;
  command(query: SQL): Promise<void>;
  script(text: string): Promise<void>;
  /** Commits if `work` resolves, rolls back if it rejects; nested calls are savepoints. */
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>;
}

/** SQL with `$1` parameters. The name is unique: PostgreSQL prepares it once per connection. */
export interface Statement {
  name: string;
  text: string;
}

/**
 * Access to the database. Both drivers return equal values: `int8` is a number (throws beyond 2^53), `date`
 * is `YYYY-MM-DD`, `numeric` is a string, and `timestamptz` an ISO string in UTC, except from `execute`.
 */
export interface Database {
  kind: 'embedded' | 'postgres';
  /** True if this opening created the embedded database; always false on PostgreSQL. */
  created: boolean;
  db: Db;
  /**
   * Commits if `work` resolves, rolls back if it rejects. Inside, the outer database throws, because on one
   * connection it would deadlock with itself.
   */
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>;
  /** One statement outside any transaction, prepared by name on PostgreSQL. */
  run<Row>(statement: Statement, values: unknown[]): Promise<Row[]>;
  /** Runs `work` under a lock of this name across processes; `db` is the connection that holds the lock. */
  exclusively<T>(name: string, work: (db: Db) => Promise<T>): Promise<T>;
  /**
   * Subscribes to a channel until the returned function is called. Messages sent during a lost connection are
   * missed: `onReconnect` runs after each new connection, and the caller reloads its state. Neither callback
   * may throw.
   */
  listen(
    channel: string,
    onMessage: (payload: string) => void,
    onReconnect: () => void,
  ): Promise<() => Promise<void>>;
  connections?: () => { open: number; idle: number; waiting: number };
  close(): Promise<void>;
}
