import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../../server/db/client';
import { migrate } from '../../../server/db/migrate';
import { functionsFolder } from '../../../server/db/sql-folders';
import { StartError } from '../../../server/start-error';
import { databaseKinds, openTestDatabase } from '../../support/database';
import { tempFolder } from '../../support/temp-folder';

/** A migrations folder as drizzle-kit writes it; `steps` are SQL texts. */
function migrationsOf(...steps: string[]): string {
  const folder = tempFolder();
  mkdirSync(join(folder, 'meta'));
  const entries = steps.map((_step, idx) => ({
    idx,
    version: '7',
    // Far in the future, so that they come after the real ones of the template.
    when: 4_000_000_000_000 + idx,
    tag: `000${idx}_step`,
    breakpoints: true,
  }));
  writeFileSync(
    join(folder, 'meta', '_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  );
  for (const [idx, step] of steps.entries()) writeFileSync(join(folder, `000${idx}_step.sql`), step);
  return folder;
}

/** A folder of functions; `files` are SQL texts. */
function functionsOf(files: Record<string, string>): string {
  const folder = tempFolder();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

const answer = (words: string): string =>
  `create or replace function answer() returns text language sql as $$ select '${words}' $$`;

describe.each(await databaseKinds())('migrating (%s)', (kind) => {
  const open = async () => {
    const test = await openTestDatabase(kind);
    onTestFinished(() => test.close());
    const run = <Row>(text: string) => test.database.run<Row>({ name: text.slice(0, 60), text }, []);
    return { ...test, run };
  };

  it('knows words by likeness: pg_trgm is there after the real migrations', async () => {
    const { run } = await open();
    expect(await run(`select word_similarity('vocher', 'voucher game') > 0.3 as alike`)).toEqual([
      { alike: true },
    ]);
  });

  it('applies each step once', async () => {
    const { database, run } = await open();
    const folder = migrationsOf('create table step (n int)', 'insert into step values (1)');
    await migrate(database, { migrations: folder });
    await migrate(database, { migrations: folder });
    expect(await run('select n from step')).toEqual([{ n: 1 }]);
  });

  it('applies all or nothing, and tells the reason in one line', async () => {
    const { database, run } = await open();
    const folder = migrationsOf('create table step (n int)', 'insert into nowhere values (1)');
    const failure = await migrate(database, { migrations: folder }).catch((thrown: Error) => thrown);
    expect(failure).toBeInstanceOf(StartError);
    expect((failure as Error).message).toBe(
      'The database could not be migrated: relation "nowhere" does not exist',
    );
    expect(await run(`select to_regclass('step') as step`)).toEqual([{ step: null }]);
  });

  it('refuses to go on where a migration was skipped because a newer one had come before it', async () => {
    const { database, run } = await open();
    const folder = migrationsOf('create table step (n int)', 'insert into step values (1)');
    await migrate(database, { migrations: folder });
    await run('delete from drizzle.__drizzle_migrations where created_at = 4000000000000');
    await expect(migrate(database, { migrations: folder })).rejects.toThrow(
      'The database could not be migrated: the migration of the journal written at 4000000000000 was skipped: a newer one is applied already',
    );
  });

  it('lets several begin at once: processes on PostgreSQL, callers in the one process otherwise', async () => {
    const { database, env, run } = await open();
    const folder = migrationsOf('create table step (n int)', 'insert into step values (1)');
    const others =
      kind === 'postgres' ? await Promise.all([openDatabase(env), openDatabase(env)]) : [database];
    await Promise.all([database, ...others].map((one) => migrate(one, { migrations: folder })));
    if (kind === 'postgres') await Promise.all(others.map((one) => one.close()));
    expect(await run('select n from step')).toEqual([{ n: 1 }]);
  });

  it('brings functions to the text of their file, whenever it has changed', async () => {
    const { database, run } = await open();
    const answering = (words: string) => functionsOf({ 'answer.sql': answer(words) });
    const migrations = migrationsOf('create table step (n int)');
    await migrate(database, { migrations, functions: answering('before') });
    await migrate(database, { migrations, functions: answering('now') });
    expect(await run('select answer()')).toEqual([{ answer: 'now' }]);
  });

  it('tells in one line why functions cannot be applied, and tries them again at the next start', async () => {
    const { database, run } = await open();
    const functions = functionsOf({ 'answer.sql': answer('now'), 'broken.sql': 'create function (' });
    const scripts = { migrations: migrationsOf('create table step (n int)'), functions };
    const failure = await migrate(database, scripts).catch((thrown: Error) => thrown);
    expect((failure as Error).message).toMatch(/^The database could not be migrated: syntax error at .+$/);
    await migrate(database, { ...scripts, functions: functionsOf({ 'broken.sql': answer('mended') }) });
    expect(await run('select answer()')).toEqual([{ answer: 'mended' }]);
  });

  it('leaves the functions of a newer program as they are', async () => {
    const { database, run } = await open();
    const [older, newer] = ['older', 'newer'].map((words) => functionsOf({ 'answer.sql': answer(words) }));
    const step = 'create table step (n int)';
    await migrate(database, {
      migrations: migrationsOf(step, 'insert into step values (1)'),
      functions: newer,
    });
    await migrate(database, { migrations: migrationsOf(step), functions: older });
    expect(await run('select answer()')).toEqual([{ answer: 'newer' }]);
  });

  it('has every function and trigger of the database in a file of what stands now', async () => {
    const { run } = await open();
    const texts = readdirSync(functionsFolder()).map((file) =>
      readFileSync(join(functionsFolder(), file), 'utf8'),
    );
    const known = [...texts.join('\n').matchAll(/^CREATE OR REPLACE (?:FUNCTION|TRIGGER) (\w+)/gm)];
    const standing = await run<{ name: string }>(`
      select proname as name from pg_proc p where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
      union select tgname from pg_trigger where not tgisinternal`);
    expect(standing.map(({ name }) => name).sort()).toEqual(known.map(([, name]) => name).sort());
  });
});
