import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../../server/db/client';
import { migrate } from '../../../server/db/migrate';
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

describe.each(await databaseKinds())('migrating (%s)', (kind) => {
  const open = async () => {
    const test = await openTestDatabase(kind);
    onTestFinished(() => test.close());
    const run = <Row>(text: string) => test.database.run<Row>({ name: text, text }, []);
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
    await migrate(database, folder);
    await migrate(database, folder);
    expect(await run('select n from step')).toEqual([{ n: 1 }]);
  });

  it('applies all or nothing, and tells the reason in one line', async () => {
    const { database, run } = await open();
    const folder = migrationsOf('create table step (n int)', 'insert into nowhere values (1)');
    const failure = await migrate(database, folder).catch((thrown: Error) => thrown);
    expect(failure).toBeInstanceOf(StartError);
    expect((failure as Error).message).toBe(
      'The database could not be migrated: relation "nowhere" does not exist',
    );
    expect(await run(`select to_regclass('step') as step`)).toEqual([{ step: null }]);
  });

  it('lets several begin at once: processes on PostgreSQL, callers in the one process otherwise', async () => {
    const { database, env, run } = await open();
    const folder = migrationsOf('create table step (n int)', 'insert into step values (1)');
    const others =
      kind === 'postgres' ? await Promise.all([openDatabase(env), openDatabase(env)]) : [database];
    await Promise.all([database, ...others].map((one) => migrate(one, folder)));
    if (kind === 'postgres') await Promise.all(others.map((one) => one.close()));
    expect(await run('select n from step')).toEqual([{ n: 1 }]);
  });
});
