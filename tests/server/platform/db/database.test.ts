import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database, Db } from '../../../../src/platform/db/client';
import { rowValues } from '../../../../src/platform/db/row-sql';
import { sql } from '../../../../src/platform/db/sql';
import { together } from '../../../../src/platform/db/together';
import { databaseKinds, openTestDatabase, type TestDatabase } from '../../../support/database';
import { emptyTables } from '../../../support/filling';

describe.each(await databaseKinds())('the doorway to the data (%s)', (kind) => {
  let test: TestDatabase;
  let database: Database;
  let statements = 0;
  const run = <Row>(text: string, values: unknown[] = []) =>
    database.run<Row>({ name: `statement_${statements++}`, text }, values);
  const bodies = async () =>
    (await run<{ body: string }>('select body from notes order by id')).map((n) => n.body);

  beforeAll(async () => {
    test = await openTestDatabase(emptyTables(), kind);
    database = test.database;
    await run('create table notes (id int8 primary key, body text, facts jsonb, made timestamptz)');
  });
  beforeEach(() => run('delete from notes'));
  afterAll(() => test.close());

  it('reads the types of a raw row alike on both drivers', async () => {
    const rows = await run(
      `select 9007199254740991::int8 as big, count(*) as counted, sum(5::int8) as total, 7::int4 as small,
              '2026-05-01 10:00:00.123456+07'::timestamptz as at, '2026-05-01'::date as day,
              null::timestamptz as never, true as yes, '{"a":[1]}'::jsonb as facts, array['x','y'] as words`,
    );
    expect(rows).toEqual([
      {
        big: 9_007_199_254_740_991,
        counted: 1,
        total: '5',
        small: 7,
        at: '2026-05-01T03:00:00.123Z',
        day: '2026-05-01',
        never: null,
        yes: true,
        facts: { a: [1] },
        words: ['x', 'y'],
      },
    ]);
  });

  it('takes the values of a raw statement alike on both drivers', async () => {
    const values = [7, 'teks', JSON.stringify({ a: 1 }), '2026-05-01T03:00:00.000Z', null, ['a', 'b'], false];
    const rows = await run(
      `select $1::int8 as id, $2::text as body, $3::jsonb as facts, $4::timestamptz as made,
              $5::text as nothing, $6::text[] as words, $7::boolean as no`,
      values,
    );
    expect(rows).toEqual([
      {
        id: 7,
        body: 'teks',
        facts: { a: 1 },
        made: '2026-05-01T03:00:00.000Z',
        nothing: null,
        words: ['a', 'b'],
        no: false,
      },
    ]);
  });

  it('refuses to round a number beyond 2^53', async () => {
    await expect(run('select 9007199254740993::int8 as big')).rejects.toThrow('beyond 2^53');
    await expect(database.db.execute(sql`select 9007199254740993::int8 as big`)).rejects.toThrow();
    expect(await run('select 1 as still')).toEqual([{ still: 1 }]);
  });

  it('counts with numbers, and keeps instants in UTC with their microseconds', async () => {
    const note = { id: 1, facts: { a: 1 }, made: '2026-05-01T10:00:00.123456+07:00', body: undefined };
    await database.db.execute(sql`insert into notes ${rowValues(note)}`);
    expect((await database.db.execute(sql`select * from notes`)).rows).toEqual([
      { id: 1, body: null, facts: { a: 1 }, made: '2026-05-01 03:00:00.123456+00' },
    ]);
    expect((await database.db.execute(sql`select count(*) as n from notes`)).rows).toEqual([{ n: 1 }]);
    expect((await database.db.execute(sql`show timezone`)).rows).toEqual([{ TimeZone: 'UTC' }]);
  });

  it('reports the name of a violated constraint', async () => {
    await run('insert into notes (id) values (1)');
    await expect(run('insert into notes (id) values (1)')).rejects.toMatchObject({
      code: '23505',
      constraint: 'notes_pkey',
    });
  });

  it('commits a transaction whole, and rolls back whole', async () => {
    const answer = await database.transaction(async (tx) => {
      await tx.execute(sql`insert into notes ${rowValues({ id: 1, body: 'kept' })}`);
      return 'done';
    });
    expect(answer).toBe('done');
    const failing = database.transaction(async (tx) => {
      await tx.execute(sql`insert into notes ${rowValues({ id: 2, body: 'lost' })}`);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await bodies()).toEqual(['kept']);
  });

  it('asks questions of a transaction one after the other, which has one connection', async () => {
    const order: string[] = [];
    const ask = (name: string, db: Db) => async () => {
      order.push(`${name} begins`);
      await db.execute('select 1');
      order.push(`${name} ends`);
    };
    await database.transaction((tx) => together(tx, [ask('one', tx), ask('two', tx)]));
    expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  });

  it('rolls back an inner transaction alone', async () => {
    await database.transaction(async (tx) => {
      await tx.execute(sql`insert into notes ${rowValues({ id: 1, body: 'outer' })}`);
      await tx
        .transaction(async (inner) => {
          await inner.execute(sql`insert into notes ${rowValues({ id: 2, body: 'inner' })}`);
          throw new Error('no');
        })
        .catch(() => undefined);
    });
    expect(await bodies()).toEqual(['outer']);
  });

  it('answers the outer database inside a transaction with an error instead of a hang', async () => {
    const outer = database.transaction(() => run('select 1'));
    await expect(outer).rejects.toThrow('outer database was used inside a transaction');
    const nested = database.transaction(() => database.transaction(async () => 'never'));
    await expect(nested).rejects.toThrow('outer database was used inside a transaction');
    expect(await run('select 1 as still')).toEqual([{ still: 1 }]);
  });

  it('lets work that a transaction began go on after it', async () => {
    let later: Promise<unknown> = Promise.resolve();
    await database.transaction(async () => {
      later = new Promise((resolve) => setImmediate(resolve)).then(() => run('select 1 as later'));
    });
    expect(await later).toEqual([{ later: 1 }]);
  });

  it('runs exclusive work one at a time', async () => {
    const steps: string[] = [];
    const work = (name: string) =>
      database.exclusively('a lock of the test', async (db) => {
        steps.push(`${name} in`);
        await db.execute(sql`select 1`);
        steps.push(`${name} out`);
      });
    await Promise.all([work('a'), work('b')]);
    expect(steps.map((step) => step.slice(2))).toEqual(['in', 'out', 'in', 'out']);
  });

  it('gives the next its turn after exclusive work has failed', async () => {
    const failing = database.exclusively('turns', () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(await database.exclusively('turns', async () => 'next')).toBe('next');
  });

  it('receives committed messages of its channel in order, and none after it stops listening', async () => {
    const heard: string[] = [];
    let last: (() => void) | undefined;
    const stop = await database.listen(
      'news',
      (payload) => {
        heard.push(payload);
        if (payload === 'last') last?.();
      },
      () => heard.push('reconnected'),
    );
    const heardLast = new Promise<void>((resolve) => {
      last = resolve;
    });
    await run(`select pg_notify('news', 'first')`);
    await run(`select pg_notify('other', 'elsewhere')`);
    await database
      .transaction(async (tx) => {
        await tx.execute(sql`select pg_notify('news', 'rolled back')`);
        throw new Error('no');
      })
      .catch(() => undefined);
    await database.transaction((tx) => tx.execute(sql`select pg_notify('news', 'last')`));
    await heardLast;
    await stop();
    await run(`select pg_notify('news', 'too late')`);
    expect(heard).toEqual(['first', 'last']);
  });
});
