import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../../../src/platform/db/client';
import { migrate, schemaVersion } from '../../../../src/platform/db/migrate';
import { type SqlFile, type SqlFiles, sqlFiles } from '../../../../src/platform/db/sql-files';
import { StartError } from '../../../../src/platform/start-error';
import { type DatabaseKind, databaseKinds, openTestDatabase } from '../../../support/database';
import { emptyTables } from '../../../support/filling';

const filesOf = (texts: Record<string, string>): SqlFile[] =>
  Object.entries(texts).map(([name, text]) => ({ name, text }));

/** The real schema with the test's migrations and functions. */
const scripts = (migrations: string[], functions: Record<string, string> = {}): SqlFiles => ({
  ...sqlFiles(),
  migrations: [
    ...sqlFiles().migrations,
    ...filesOf(Object.fromEntries(migrations.map((text, nth) => [`100${nth}-step.sql`, text]))),
  ],
  functions: filesOf(functions),
});

/** Version of the first migration of a test. */
const FIRST = sqlFiles().migrations.length + 2;

const TABLE = 'create table step (n int);';
const ROW = 'insert into step values (1);';

const answer = (words: string): string =>
  `create or replace function answer() returns text language sql as $$ select '${words}' $$`;

describe('migrating', async () => {
  const open = async (kind?: DatabaseKind) => {
    const test = await openTestDatabase(emptyTables(), kind);
    onTestFinished(() => test.close());
    const run = <Row>(text: string) => test.database.run<Row>({ name: text.slice(0, 60), text }, []);
    return { ...test, run };
  };

  it('knows words by likeness: pg_trgm is there with the schema', async () => {
    const { run } = await open();
    expect(await run(`select word_similarity('vocher', 'voucher game') > 0.3 as alike`)).toEqual([
      { alike: true },
    ]);
  });

  it('applies each migration once', async () => {
    const { database, run } = await open();
    const folders = scripts([TABLE, ROW]);
    await migrate(database, folders);
    await migrate(database, folders);
    expect(await run('select n from step')).toEqual([{ n: 1 }]);
    expect(await schemaVersion(database.db)).toBe(FIRST + 1);
  });

  it('applies all or nothing, and reports the reason in one line', async () => {
    const { database, run } = await open();
    const folders = scripts([TABLE, 'insert into nowhere values (1);']);
    const failure = await migrate(database, folders).catch((thrown: Error) => thrown);
    expect(failure).toBeInstanceOf(StartError);
    expect((failure as Error).message).toBe(
      'The database could not be migrated: relation "nowhere" does not exist',
    );
    expect(await run(`select to_regclass('step') as step`)).toEqual([{ step: null }]);
  });

  it('refuses a database whose migration has another text by now, whatever its comments', async () => {
    const { database } = await open();
    await migrate(database, scripts([TABLE]));
    await migrate(database, scripts([`-- Steps.\n${TABLE}\n`]));
    await expect(migrate(database, scripts(['create table step (n bigint);']))).rejects.toThrow(
      `The database could not be migrated: migration ${FIRST} has changed since it was applied; start the version that made these tables, or name an empty database or DATA_DIR`,
    );
  });

  it.each(await databaseKinds())(
    'lets several begin at once on %s: processes, or callers in the one process',
    async (kind) => {
      const { database, env, run } = await open(kind);
      const folders = scripts([TABLE, ROW]);
      const others =
        kind === 'postgres' ? await Promise.all([openDatabase(env), openDatabase(env)]) : [database];
      await Promise.all([database, ...others].map((one) => migrate(one, folders)));
      if (kind === 'postgres') await Promise.all(others.map((one) => one.close()));
      expect(await run('select n from step')).toEqual([{ n: 1 }]);
    },
  );

  it('brings functions to the text of their file, whenever it has changed', async () => {
    const { database, run } = await open();
    await migrate(database, scripts([TABLE], { 'answer.sql': answer('before') }));
    await migrate(database, scripts([TABLE], { 'answer.sql': answer('now') }));
    expect(await run('select answer()')).toEqual([{ answer: 'now' }]);
  });

  it('reports in one line why functions cannot be applied, and tries them again at the next start', async () => {
    const { database, run } = await open();
    const broken = scripts([TABLE], { 'answer.sql': answer('now'), 'broken.sql': 'create function (' });
    const failure = await migrate(database, broken).catch((thrown: Error) => thrown);
    expect((failure as Error).message).toMatch(/^The database could not be migrated: syntax error at .+$/);
    await migrate(database, scripts([TABLE], { 'broken.sql': answer('mended') }));
    expect(await run('select answer()')).toEqual([{ answer: 'mended' }]);
  });

  it('leaves the functions of a newer program as they are', async () => {
    const { database, run } = await open();
    await migrate(database, scripts([TABLE, ROW], { 'answer.sql': answer('newer') }));
    await migrate(database, scripts([TABLE], { 'answer.sql': answer('older') }));
    expect(await run('select answer()')).toEqual([{ answer: 'newer' }]);
  });

  it('has every function and trigger of the database in a file of what stands now', async () => {
    const { run } = await open();
    const texts = sqlFiles().functions.map(({ text }) => text);
    const known = [...texts.join('\n').matchAll(/^CREATE OR REPLACE (?:FUNCTION|TRIGGER) (\w+)/gm)];
    const standing = await run<{ name: string }>(`
      select proname as name from pg_proc p where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
      union select tgname from pg_trigger where not tgisinternal`);
    // The schema itself makes `search_text`, since generated columns are built with it.
    expect(standing.map(({ name }) => name).sort()).toEqual(
      [...known.map(([, name]) => name), 'search_text'].sort(),
    );
  });
});
