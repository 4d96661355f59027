import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../../../src/platform/db/client';
import { EMBEDDED_MAJOR, hasDatabase } from '../../../../src/platform/db/data-folder';
import { StartError } from '../../../../src/platform/start-error';
import { openTestDatabase } from '../../../support/database';
import { emptyTables } from '../../../support/filling';
import { tempFolder } from '../../../support/temp-folder';

const refusal = async (DATA_DIR: string): Promise<string> => {
  const failure = await openDatabase({ DATA_DIR }).then(
    () => new Error('it was opened'),
    (thrown: Error) => thrown,
  );
  expect(failure).toBeInstanceOf(StartError);
  expect(failure.message).not.toContain('\n');
  return failure.message;
};

/** Root ignores permissions, so the test drops root. */
function withoutRoot(): void {
  if (process.getuid?.() !== 0) return;
  process.seteuid?.(65_534);
  onTestFinished(() => process.seteuid?.(0));
}

describe('a data folder that cannot be used is reported in one line, and stays as it was', () => {
  it('when it is a file', async () => {
    const file = join(tempFolder(), 'data');
    writeFileSync(file, 'keep me');
    expect(await refusal(file)).toBe(`DATA_DIR ${file} is not a folder.`);
    expect(readFileSync(file, 'utf8')).toBe('keep me');
  });

  it('when its parent is a file', async () => {
    const file = join(tempFolder(), 'parent');
    writeFileSync(file, '');
    expect(await refusal(join(file, 'data'))).toMatch(/^DATA_DIR .* cannot be used: ENOTDIR/);
  });

  it.each([
    ['write', 0o555],
    ['read', 0o333],
  ])('when this user may not %s it', async (_act, mode) => {
    const parent = tempFolder();
    const folder = join(parent, 'data');
    mkdirSync(folder);
    chmodSync(folder, mode);
    chmodSync(parent, 0o755);
    withoutRoot();
    expect(await refusal(folder)).toMatch(/^DATA_DIR .* cannot be used: EACCES: permission denied/);
  });

  it('when this user may not make it', async () => {
    const parent = tempFolder();
    chmodSync(parent, 0o555);
    withoutRoot();
    expect(await refusal(join(parent, 'data'))).toMatch(
      /^DATA_DIR .* cannot be used: EACCES: permission denied/,
    );
  });

  it('when "db" in it is not a database', async () => {
    const folder = tempFolder();
    mkdirSync(join(folder, 'db'));
    writeFileSync(join(folder, 'db', 'notes.txt'), 'keep me');
    expect(await refusal(folder)).toMatch(/db is not a database: move it away/);
    expect(readdirSync(join(folder, 'db'))).toEqual(['notes.txt']);
    expect(existsSync(join(folder, 'lock'))).toBe(false);
  });

  it('when "db" in it is a file', async () => {
    const folder = tempFolder();
    writeFileSync(join(folder, 'db'), '');
    expect(await refusal(folder)).toMatch(/db is not a folder/);
  });

  it('when its database is of another PostgreSQL', () => {
    const folder = tempFolder();
    mkdirSync(join(folder, 'global'));
    writeFileSync(join(folder, 'global', 'pg_control'), '');
    writeFileSync(join(folder, 'PG_VERSION'), '15\n');
    expect(() => hasDatabase(folder)).toThrow(
      `was made by PostgreSQL 15, and this program embeds ${EMBEDDED_MAJOR}`,
    );
  });

  it('when its database is damaged', async () => {
    const test = await openTestDatabase(emptyTables(), 'embedded');
    onTestFinished(() => test.close());
    await test.database.close();
    const control = join(test.env.DATA_DIR, 'db', 'global', 'pg_control');
    writeFileSync(control, Buffer.alloc(8192));
    expect(await refusal(test.env.DATA_DIR)).toMatch(/^The embedded database in .* does not start: /);
    expect(existsSync(join(test.env.DATA_DIR, 'lock'))).toBe(false);
  });

  it('when another opening holds it', async () => {
    const test = await openTestDatabase(emptyTables(), 'embedded');
    onTestFinished(() => test.close());
    expect(await refusal(test.env.DATA_DIR)).toContain(`in use by process ${process.pid}`);
  });
});
