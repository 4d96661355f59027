import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createDiskStorage } from '../../../../src/platform/adapters/storage/disk';
import { type Database, openDatabase } from '../../../../src/platform/db/client';
import { contextOf } from '../../../../src/platform/files/private/service';
import { repositoryRoot } from '../../../../src/platform/root';
import { keyFileIn, keyFromFile } from '../../../../src/platform/vault/key';
import { sealingWith } from '../../../../src/platform/vault/service';
import { sealedColumns } from '../../../../src/server/key-rotation/columns';
import { rotateKey } from '../../../../src/server/key-rotation/rotate';
import { startApiProcess } from '../../../support/api-process';
import { bundled } from '../../../support/bundled';
import { type DatabaseKind, openTestDatabase, type TestDatabase } from '../../../support/database';
import { query } from '../../../support/query';
import { fillings } from '../../../support/seeds';

type Store = TestDatabase['env'];

const run = promisify(execFile);
const NEW = Buffer.alloc(32, 7);

const rotate = async (env: Store, more: Record<string, string> = {}) =>
  run(process.execPath, await bundled('rotate-key'), {
    cwd: repositoryRoot,
    env: { PATH: process.env.PATH, DATABASE_URL: '', NEW_FILE_KEY: NEW.toString('hex'), ...env, ...more },
  });

async function demoStore(kind?: DatabaseKind): Promise<TestDatabase> {
  const store = await openTestDatabase(fillings.demo(), kind);
  onTestFinished(() => store.close());
  return store;
}

const keyOf = (store: Store): Buffer => keyFromFile(keyFileIn(store.DATA_DIR)) ?? Buffer.alloc(0);
const privateFiles = (store: Store) => createDiskStorage(join(store.DATA_DIR, 'private'));

/** All encrypted values decrypted with this key, and their digests. */
async function opened(database: Database, store: Store, key: Buffer): Promise<string[]> {
  const vault = sealingWith(key);
  const found: string[] = [];
  for (const { table, id, column, context, digest } of sealedColumns) {
    const rows = await query(database, `select * from ${table} where ${column} is not null order by ${id}`);
    for (const row of rows as Record<string, string>[]) {
      const plain = vault.openText(row[column] ?? '', context(row));
      found.push(`${table} ${column} ${row[id]} ${plain}`);
      if (digest) expect(row[digest.column]).toBe(digest.of(vault, row, plain));
    }
  }
  const files = await query(database, 'select id, partner_id from private_files order by id');
  for (const row of files as { id: string; partner_id: string }[]) {
    const stream = await privateFiles(store).read(row.id);
    if (stream)
      found.push(`file ${row.id} ${vault.openBytes(await buffer(stream), contextOf(row)).toString('hex')}`);
  }
  return found;
}

it('knows every column that is sealed', async () => {
  const { database } = await demoStore();
  const columns = await query(
    database,
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and column_name ~ 'sealed$' order by 1`,
  );
  expect(sealedColumns.map(({ table, column }) => `${table}.${column}`).sort()).toEqual(
    columns.map(({ name }) => name),
  );
});

describe('another key', () => {
  it('opens everything that the old one had sealed, and the old one nothing', async () => {
    const store = await demoStore();
    const env = store.env;
    const old = keyOf(env);
    const before = await opened(store.database, env, old);
    expect(before.filter((line) => line.startsWith('file'))).not.toEqual([]);
    expect(new Set(before.map((line) => line.split(' ')[0])).size).toBeGreaterThanOrEqual(4);
    await store.database.close();

    expect((await rotate(env)).stdout).toMatch(/^Sealed with the new key: \d+ files, \d+ values\.$/m);
    expect(keyOf(env)).toEqual(NEW);
    const database = await openDatabase(env);
    expect(await opened(database, env, NEW).finally(() => database.close())).toEqual(before);
    const again = await openDatabase(env);
    await expect(opened(again, env, old).finally(() => again.close())).rejects.toThrow();

    await expect(startApiProcess({ ...env, FILE_KEY: old.toString('hex') })).rejects.toThrow(
      /is not the key/,
    );
    await (await startApiProcess(env)).stop();
  });

  it('is refused where the old one is not in use, or a server still runs, and changes nothing', async () => {
    const store = await demoStore();
    const env = store.env;
    // The test's open database counts as a running server.
    await expect(rotate(env)).rejects.toMatchObject({
      stderr: expect.stringMatching(
        store.database.kind === 'postgres' ? /stop every process/ : /in use by process/,
      ),
    });
    await store.database.close();
    await expect(rotate(env, { FILE_KEY: 'ab'.repeat(32) })).rejects.toMatchObject({
      stderr: 'FILE_KEY is not the key that is in use: nothing was changed.\n',
    });
    await (await startApiProcess(env)).stop();
  });
});

it('a change of the key that is cut off is finished by the next', async () => {
  const { database, env } = await demoStore();
  const [from, storage] = [keyOf(env), privateFiles(env)];
  const before = await opened(database, env, from);
  let writes = 0;
  const dying = {
    ...storage,
    write: (key: string, bytes: Buffer) => {
      writes += 1;
      return writes > 1 ? Promise.reject(new Error('cut off')) : storage.write(key, bytes);
    },
  };
  await expect(rotateKey({ database, storage: dying, from, to: NEW })).rejects.toThrow('cut off');
  await rotateKey({ database, storage, from, to: NEW });
  expect(await opened(database, env, NEW)).toEqual(before);
});
