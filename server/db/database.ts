import type { SQL } from './sql';

export interface Rows<Row> {
  rows: Row[];
}

/** The database, and equally the handle `tx` inside a transaction: stores take this type. */
export interface Db {
  /** Runs one statement. Instants and days are read as PostgreSQL writes them, `int8` as a number. */
  execute<Row = Record<string, unknown>>(query: SQL | string): Promise<Rows<Row>>;
  /** Runs any number of statements without parameters. */
  script(text: string): Promise<void>;
  /** Commits when `work` resolves, rolls back when it rejects; inside a transaction a savepoint. */
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>;
}

/** SQL with `$1` parameters. The name is unique in the program: PostgreSQL prepares it once a connection. */
export interface Statement {
  name: string;
  text: string;
}

/**
 * The one doorway to the data. Both drivers answer alike: `int8` is a number (beyond 2^53 throws), `date` is
 * `YYYY-MM-DD`, `numeric` is a string, and what `run` reads of a `timestamptz` is an ISO string in UTC.
 */
export interface Database {
  kind: 'embedded' | 'postgres';
  /** True when this opening made the embedded database; always false on PostgreSQL. */
  created: boolean;
  db: Db;
  /**
   * Commits when `work` resolves, rolls back when it rejects. Only `tx` works inside:
   * the outer database throws there, because on one connection it would wait for itself for ever.
   */
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>;
  /** One statement outside any transaction, prepared by name on PostgreSQL. */
  run<Row>(statement: Statement, values: unknown[]): Promise<Row[]>;
  /** Runs `work` while no other process runs work of this name; `db` is the connection that holds the lock. */
  exclusively<T>(name: string, work: (db: Db) => Promise<T>): Promise<T>;
  /**
   * Messages of one channel until the returned function is called. Messages sent while the connection was
   * lost are gone: `onReconnect` runs after each new connection, and the caller reads its state again.
   * Neither callback may throw.
   */
  listen(
    channel: string,
    onMessage: (payload: string) => void,
    onReconnect: () => void,
  ): Promise<() => Promise<void>>;
  /** Connections of this process now; only where there is a pool of them. */
  connections?: () => { open: number; idle: number; waiting: number };
  close(): Promise<void>;
}
