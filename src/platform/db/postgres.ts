import pg, { type ClientBase, type PoolClient } from 'pg';
import { reasonOf, StartError } from '../start-error';
import { logConnectionLoss } from './connection-log';
import type { Database, Db } from './database';
import { asking, type Connection, type Instants, overConnection, withAnswers } from './over-connection';
import { PgListener } from './pg-listener';
import { rowParsers, textParsers } from './row-parsers';
import { type TransactionScope, transactionScope } from './transaction-scope';

const typesOf = (parsers: typeof rowParsers) => ({
  getTypeParser: ((id: number, format?: 'text' | 'binary') =>
    parsers[id] ?? pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
});
const types = { iso: typesOf(rowParsers), text: typesOf(textParsers) };

/** PostgreSQL timeouts in milliseconds; 0 disables one. */
export interface Limits {
  /** One statement including lock waits. A page takes milliseconds; exports read in batches. */
  statement: number;
  /** An idle transaction, whose locks would block others. */
  idle: number;
}

const LIMITS: Limits = { statement: 30_000, idle: 60_000 };

/** Opens a PostgreSQL pool; any number of processes may share the database. Throws `StartError`. */
export async function openPostgres(url: string, limits: Limits = LIMITS): Promise<Database> {
  const pool = openPool(url, limits);
  try {
    await pool.query('select 1');
  } catch (failure) {
    await pool.end();
    throw new StartError(`DATABASE_URL: ${addressOf(url)} does not answer: ${reasonOf(failure)}`);
  }
  const scope = transactionScope();
  const db = outer(pool, scope);
  const listener = new PgListener(url);
  let closing: Promise<void> | undefined;
  return {
    kind: 'postgres',
    created: false,
    db,
    transaction: db.transaction,
    run: async <Row>({ name, text }: { name: string; text: string }, values: unknown[]) => {
      scope.refuse();
      return (await pool.query({ name, text, values, types: types.iso })).rows as Row[];
    },
    exclusively: (name, work) =>
      borrow(pool, (client) => unhurried(client, limits, () => underLock(client, name, work))),
    listen: (channel, onMessage, onReconnect) => listener.listen(channel, { onMessage, onReconnect }),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => {
      closing ??= Promise.all([listener.close(), pool.end()]).then(() => undefined);
      return closing;
    },
  };
}

/**
 * UTC makes "today" and `date_trunc` equal on both drivers. 1.1 matches SSDs: with the default the planner
 * counts a list of 100,000 rows by reading all of them.
 */
const SETTINGS = "set time zone 'UTC'; set random_page_cost = 1.1";

function openPool(url: string, limits: Limits): pg.Pool {
  const settings = `${SETTINGS}; ${limitsOf(limits)}`;
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    onConnect: (client: ClientBase) => client.query(settings).then(() => undefined),
  });
  pool.on('error', (failure) => logConnectionLoss('a connection', reasonOf(failure)));
  // The pool does not listen to checked-out clients, and an unhandled 'error' ends the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Runs `work` with a dedicated client, which the pool drops if its connection is lost. */
async function borrow<T>(pool: pg.Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const onError = (failure: Error) => {
    broken = failure;
  };
  client.on('error', onError);
  try {
    return await work(client);
  } finally {
    client.off('error', onError);
    client.release(broken);
  }
}

const limitsOf = ({ statement, idle }: Limits): string =>
  `set statement_timeout = ${statement}; set idle_in_transaction_session_timeout = ${idle}`;

/** Disables timeouts for migrations and index builds. */
async function unhurried<T>(client: PoolClient, limits: Limits, work: () => Promise<T>): Promise<T> {
  await client.query(limitsOf({ statement: 0, idle: 0 }));
  try {
    return await work();
  } finally {
    await client.query(limitsOf(limits));
  }
}

async function underLock<T>(client: PoolClient, name: string, work: (db: Db) => Promise<T>): Promise<T> {
  await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name]);
  try {
    return await work(over(client));
  } finally {
    await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name]);
  }
}

/** Outside a transaction each statement takes any free connection. */
const outer = (pool: pg.Pool, scope: TransactionScope): Db => ({
  isSingle: false,
  ...withAnswers(async (query, instants) => {
    scope.refuse();
    return asking(connectionOf(pool))(query, instants);
  }),
  async script(text) {
    scope.refuse();
    await pool.query(text);
  },
  async transaction(work) {
    scope.refuse();
    return borrow(pool, (client) => over(client).transaction((tx) => scope.enter(() => work(tx))));
  },
});

const over = (client: PoolClient): Db => overConnection(connectionOf(client));

const connectionOf = (client: pg.Pool | PoolClient): Connection => ({
  query: async <Row>(text: string, values: unknown[], instants: Instants) => {
    const { rows } = await client.query({ text, values, types: types[instants] });
    return { rows: rows as Row[] };
  },
  exec: (text) => client.query(text),
});

function addressOf(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
  } catch {
    return 'the server';
  }
}
