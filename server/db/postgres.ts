import pg, { type ClientBase, type PoolClient } from 'pg';
import { reasonOf, StartError } from '../start-error';
import { tellLost } from './connection-log';
import type { Database, Db } from './database';
import { type Connection, overConnection } from './over-connection';
import { PgListener } from './pg-listener';
import { rowParsers, textParsers } from './row-parsers';
import { type TransactionScope, transactionScope } from './transaction-scope';

const typesOf = (parsers: typeof rowParsers) => ({
  getTypeParser: ((id: number, format?: 'text' | 'binary') =>
    parsers[id] ?? pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
});
const declaredTypes = typesOf(rowParsers);
const types = typesOf(textParsers);

/** Milliseconds after which PostgreSQL ends what hangs; 0: never. */
export interface Limits {
  /** One statement, its waiting for locks included. A page takes milliseconds; an export reads in portions. */
  statement: number;
  /** A transaction that asks nothing more: what it holds would keep others waiting. */
  idle: number;
}

const LIMITS: Limits = { statement: 30_000, idle: 60_000 };

/** Opens a pool on a PostgreSQL that any number of processes share. Throws `StartError`. */
export async function openPostgres(url: string, limits: Limits = LIMITS): Promise<Database> {
  const pool = openPool(url, limits);
  try {
    await pool.query('select 1');
  } catch (failure) {
    await pool.end();
    throw new StartError(`DATABASE_URL: ${placeOf(url)} does not answer: ${reasonOf(failure)}`);
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
      return (await pool.query({ name, text, values, types: declaredTypes })).rows as Row[];
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
 * "Today" and `date_trunc` mean the same on both drivers. A page out of turn costs hardly more than the next one, as on
 * any disk of today: by PostgreSQL's own guess a list of 100,000 rows is counted by reading all of them.
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
  pool.on('error', (failure) => tellLost('a connection', reasonOf(failure)));
  // The pool stops listening to a client that is lent out, and an unheard 'error' ends the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Runs `work` with a client of its own, which the pool drops when its connection is lost meanwhile. */
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

/** For migrations and for building indexes: they may take long, and others wait for them to end. */
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

/** The database outside any transaction: each statement takes a connection that is free. */
const outer = (pool: pg.Pool, scope: TransactionScope): Db => ({
  async execute(query) {
    scope.refuse();
    return overConnection(connectionOf(pool)).execute(query);
  },
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
  query: async <Row>(text: string, values: unknown[]) => {
    const { rows } = await client.query({ text, values, types });
    return { rows: rows as Row[] };
  },
  exec: (text) => client.query(text),
});

/** Host, port and database, never the password. */
function placeOf(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
  } catch {
    return 'the server';
  }
}
