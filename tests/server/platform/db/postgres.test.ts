import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Database, type Db, openDatabase } from '../../../../src/platform/db/client';
import { sql } from '../../../../src/platform/db/sql';
import { isDatabaseAway } from '../../../../src/platform/http/database-error';
import { StartError } from '../../../../src/platform/start-error';
import { openTestDatabase, postgresAvailable } from '../../../support/database';
import { tcpProxy } from '../../../support/tcp-proxy';

/** Milliseconds until balances are current after a cut (issue 2). */
const PROMISED = 7_000;
const notify = (database: Database, payload: string) =>
  database.run({ name: 'notify', text: `select pg_notify('news', $1)` }, [payload]);

async function open() {
  const test = await openTestDatabase();
  onTestFinished(() => test.close());
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => void vi.restoreAllMocks());
  return test;
}

/** The database behind a proxy that can cut connections. */
async function openThroughProxy() {
  const { database: direct, env } = await open();
  const url = new URL(env.DATABASE_URL ?? '');
  const proxy = await tcpProxy({ host: url.hostname, port: Number(url.port || 5432) });
  onTestFinished(() => proxy.close());
  url.host = `127.0.0.1:${proxy.port}`;
  const database = await openDatabase({ DATA_DIR: '', DATABASE_URL: url.href });
  onTestFinished(() => database.close());
  return { direct, database, proxy };
}

async function listener(database: Database) {
  const heard: string[] = [];
  const onReconnect = vi.fn();
  await database.listen('news', (payload) => heard.push(payload), onReconnect);
  return { heard, onReconnect };
}

describe.runIf(await postgresAvailable())('a real PostgreSQL', () => {
  it('that does not answer is reported in one line, without the password', async () => {
    const url = 'postgres://mitra:rahasia@127.0.0.1:1/portal';
    const failure = await openDatabase({ DATA_DIR: '', DATABASE_URL: url }).catch((thrown: Error) => thrown);
    expect(failure).toBeInstanceOf(StartError);
    expect((failure as Error).message).toBe(
      'DATABASE_URL: 127.0.0.1:1/portal does not answer: connect ECONNREFUSED 127.0.0.1:1',
    );
  });

  it('without this database is reported in one line', async () => {
    const { env } = await open();
    const url = new URL(env.DATABASE_URL ?? '');
    url.pathname = '/tidak_ada';
    await expect(openDatabase({ DATA_DIR: '', DATABASE_URL: url.href })).rejects.toThrow(
      /^DATABASE_URL: .*\/tidak_ada does not answer: database "tidak_ada" does not exist$/,
    );
  });

  it('prepares a named statement once a connection', async () => {
    const { database } = await open();
    const statement = { name: 'double_it', text: 'select $1::int4 * 2 as twice' };
    for (const n of [1, 2, 3]) expect(await database.run(statement, [n])).toEqual([{ twice: n * 2 }]);
    const prepared = { name: 'prepared', text: `select name from pg_prepared_statements where name = $1` };
    expect(await database.run(prepared, ['double_it'])).toEqual([{ name: 'double_it' }]);
  });

  it('may end every connection: the process lives, and the next query connects again', async () => {
    const { database, env } = await open();
    const admin = await openDatabase(env);
    onTestFinished(() => admin.close());
    const inside = database.transaction(async (tx) => {
      await admin.run(
        {
          name: 'end_all',
          text: `select pg_terminate_backend(pid) from pg_stat_activity
                 where datname = current_database() and pid <> pg_backend_pid()`,
        },
        [],
      );
      await tx.execute(sql`select 1`);
    });
    await expect(inside).rejects.toThrow();
    expect(await database.run({ name: 'still', text: 'select 1 as still' }, [])).toEqual([{ still: 1 }]);
    // More transactions than pool connections: none leaked.
    for (let n = 0; n < 12; n++) await database.transaction((tx) => tx.execute(sql`select 1`));
  });

  it('that is closed to connections for now is away, as one without a name or a way to it is', async () => {
    const { database, env } = await open();
    const url = new URL(env.DATABASE_URL ?? '');
    const name = url.pathname.slice(1);
    url.pathname = '/postgres';
    const admin = await openDatabase({ DATA_DIR: '', DATABASE_URL: url.href });
    onTestFinished(() => admin.close());
    const allow = (may: boolean) =>
      admin.db.execute(sql.raw(`alter database "${name}" allow_connections ${may}`));
    await allow(false);
    onTestFinished(async () => void (await allow(true)));
    await admin.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`,
    );
    const ask = () => database.run({ name: 'ask', text: 'select 1' }, []);
    const failures = [await ask().catch((thrown) => thrown), await ask().catch((thrown) => thrown)];
    const without = ['EAI_AGAIN', 'EHOSTUNREACH'].map((code) => Object.assign(new Error('no way'), { code }));
    // Driver messages for a connection lost between statements.
    const lost = ['encountered a connection error', 'was closed'].map(
      (what) => new Error(`Client ${what === 'was closed' ? what : `has ${what}`} and is not queryable`),
    );
    const away = [...failures, ...without, ...lost].map(isDatabaseAway);
    expect(away).toEqual(Array(away.length).fill(true));
  });

  describe('ends what hangs', () => {
    const strict = async (limits: { statement: number; idle: number }) => {
      const { env, database: other } = await open();
      const database = await openDatabase(env, { limits });
      onTestFinished(() => database.close());
      return { database, other };
    };

    it('by limits that every connection has, but for migrations and indexes', async () => {
      const { database } = await open();
      const limitsIn = async (db: Db) => {
        const { rows } = await db.execute(sql`
          select name, setting::int from pg_settings
          where name in ('statement_timeout', 'idle_in_transaction_session_timeout') order by name`);
        return rows.map(({ setting }) => setting);
      };

      expect(await limitsIn(database.db)).toEqual([60_000, 30_000]);
      expect(await database.transaction(limitsIn)).toEqual([60_000, 30_000]);
      expect(await database.exclusively('long', limitsIn)).toEqual([0, 0]);
      // More queries than pool connections: limits were restored.
      for (let n = 0; n < 12; n++) expect(await limitsIn(database.db)).toEqual([60_000, 30_000]);
    });

    it('a statement, and the caller receives a retryable error', async () => {
      const { database } = await strict({ statement: 100, idle: 0 });
      const failure = await database.db.execute(sql`select pg_sleep(600)`).catch((thrown: unknown) => thrown);
      expect(isDatabaseAway(failure)).toBe(true);
      expect(await database.run({ name: 'still', text: 'select 1 as still' }, [])).toEqual([{ still: 1 }]);
    });

    it('a transaction that asks nothing more, so that others get what it held', async () => {
      const { database, other } = await strict({ statement: 0, idle: 100 });
      let hold = () => {};
      let forget = () => {};
      const held = new Promise<void>((resolve) => {
        hold = resolve;
      });
      const remembered = new Promise<void>((resolve) => {
        forget = resolve;
      });
      const forgotten = database.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(7)`);
        hold();
        await remembered;
        await tx.execute(sql`select 1`);
      });
      const ended = forgotten.catch((thrown: unknown) => thrown);
      await Promise.race([held, ended]);
      await other.transaction((tx) => tx.execute(sql`select pg_advisory_xact_lock(7)`));
      forget();
      expect(await ended).toBeInstanceOf(Error);
    });
  });

  it('delivers messages from one process to another', async () => {
    const { database, env } = await open();
    const other = await openDatabase(env);
    onTestFinished(() => other.close());
    const { heard } = await listener(other);
    await notify(database, 'across');
    await vi.waitFor(() => expect(heard).toEqual(['across']));
  });

  it('listens again after its connection was ended, and says so', async () => {
    const { database } = await open();
    const { heard, onReconnect } = await listener(database);
    await database.run(
      {
        name: 'end_listener',
        text: `select pg_terminate_backend(pid) from pg_stat_activity
               where datname = current_database() and query ilike 'listen%'`,
      },
      [],
    );
    await vi.waitFor(() => expect(onReconnect).toHaveBeenCalledTimes(1), PROMISED);
    await notify(database, 'after');
    await vi.waitFor(() => expect(heard).toEqual(['after']));
  });

  it('listens again after it was out of reach for a while', async () => {
    const { direct, database, proxy } = await openThroughProxy();
    const { heard, onReconnect } = await listener(database);
    await proxy.cut();
    await expect(database.run({ name: 'lost', text: 'select 1' }, [])).rejects.toThrow();
    await notify(direct, 'missed');
    await proxy.mend();
    await vi.waitFor(() => expect(onReconnect).toHaveBeenCalledTimes(1), PROMISED);
    await notify(direct, 'after');
    await vi.waitFor(() => expect(heard).toEqual(['after']));
  });

  it('listens again after the wire went silent without being closed', async () => {
    const { direct, database, proxy } = await openThroughProxy();
    const { heard, onReconnect } = await listener(database);
    proxy.freeze();
    await vi.waitFor(() => expect(onReconnect).toHaveBeenCalledTimes(1), PROMISED);
    await notify(direct, 'after');
    await vi.waitFor(() => expect(heard).toEqual(['after']));
  });
});
