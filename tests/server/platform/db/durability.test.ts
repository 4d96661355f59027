import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../../../src/platform/db/client';
import { EMBEDDED_MAJOR } from '../../../../src/platform/db/data-folder';
import { sql } from '../../../../src/platform/db/sql';
import { bundled } from '../../../support/bundled';
import { copyFolder } from '../../../support/database';
import { embeddedTemplate } from '../../../support/embedded-template';
import { emptyTables } from '../../../support/filling';
import { tempFolder } from '../../../support/temp-folder';

describe('the embedded database on the disk', () => {
  const synced: string[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'portal-'));
  let database: Database;
  const run = <Row>(text: string) => database.run<Row>({ name: text, text }, []);
  beforeAll(async () => {
    copyFolder(await embeddedTemplate(emptyTables()), folder);
    database = await openDatabase({ DATA_DIR: folder }, { onSync: (path) => synced.push(path) });
    await run('create table note (id serial primary key, body text)');
  });
  beforeEach(async () => {
    await run('delete from note');
    synced.length = 0;
  });
  afterAll(async () => {
    await database?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('syncs its log at least once for each commit', async () => {
    for (let n = 1; n <= 25; n++) {
      await run(`insert into note (body) values ('${n}')`);
      expect(synced.filter((path) => path.includes('/pg_wal/')).length).toBeGreaterThanOrEqual(n);
    }
  });

  it('syncs a transaction of many statements once', async () => {
    await database.transaction(async (tx) => {
      for (let n = 1; n <= 25; n++) await tx.execute(sql`insert into note (body) values (${n})`);
      expect(synced).toEqual([]);
    });
    expect(synced).toHaveLength(1);
  });

  it('syncs nothing for reads, nor for what is rolled back', async () => {
    await run(`insert into note (body) values ('read me')`);
    synced.length = 0;
    for (let n = 1; n <= 25; n++) await run('select * from note');
    await database
      .transaction(async (tx) => {
        await tx.execute(sql`insert into note (body) values ('never')`);
        throw new Error('back');
      })
      .catch(() => undefined);
    expect(synced).toEqual([]);
    expect(await run('select body from note')).toEqual([{ body: 'read me' }]);
  });

  it('checkpoints by itself, so that its log and the next recovery stay short', async () => {
    const redo = async () =>
      (await run<{ at: string }>('select redo_lsn::text as at from pg_control_checkpoint()'))[0]?.at;
    const before = await redo();
    await run(`insert into note (body) select repeat(md5(n::text), 60) from generate_series(1, 25000) n`);
    // The checkpoint is queued before this read.
    expect(await redo()).not.toBe(before);
  });

  it('keeps every acknowledged row through kill -9, and opens again by itself without a file synced twice', async () => {
    const DATA_DIR = tempFolder();
    copyFolder(await embeddedTemplate(emptyTables()), DATA_DIR);
    let acknowledged = 0;
    for (const enough of [40, 80]) {
      const child = spawn(process.execPath, await bundled('commit-until-killed'), {
        env: { ...process.env, DATA_DIR },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      for await (const line of createInterface({ input: child.stdout })) {
        acknowledged = Number(line);
        if (acknowledged === enough) child.kill('SIGKILL');
      }
      if (child.signalCode === null) await once(child, 'exit');
      expect(child.signalCode).toBe('SIGKILL');
      expect(existsSync(join(DATA_DIR, 'lock'))).toBe(true);
    }
    const brought: string[] = [];
    const again = await openDatabase({ DATA_DIR }, { onSync: (path) => brought.push(path) });
    // Each file is synced once before recovery reads it.
    const files = brought.filter((path) => path.includes('/base/'));
    expect(files.length).toBeGreaterThan(900);
    expect(new Set(files.map((path) => path.slice(path.indexOf('/base/')))).size).toBeGreaterThan(
      files.length - 50,
    );
    const [found] = await again.run<{ most: number; rows: number }>(
      { name: 'kept', text: 'select max(n) as most, count(*) as rows from kept' },
      [],
    );
    await again.close();
    expect(acknowledged).toBeGreaterThanOrEqual(80);
    expect(found?.most).toBeGreaterThanOrEqual(acknowledged);
    expect(found?.rows).toBe(found?.most);
  });
});

describe('a new embedded database', () => {
  it('is made whole, keeps its rows after closing, and says once that it is new', async () => {
    const DATA_DIR = join(tempFolder(), 'made', 'on', 'the', 'way');
    const first = await openDatabase({ DATA_DIR });
    expect(first.created).toBe(true);
    const [server] = await first.run<{ server_version: string }>(
      { name: 'v', text: 'show server_version' },
      [],
    );
    expect(server?.server_version.split('.')[0]).toBe(EMBEDDED_MAJOR);
    await first.run({ name: 'make', text: 'create table note (body text)' }, []);
    await first.run({ name: 'add', text: 'insert into note values ($1)' }, ['kept']);
    await first.close();
    await first.close();
    expect(existsSync(join(DATA_DIR, 'db.new'))).toBe(false);

    const second = await openDatabase({ DATA_DIR });
    expect(second.created).toBe(false);
    expect(await second.run({ name: 'all', text: 'select * from note' }, [])).toEqual([{ body: 'kept' }]);
    await second.close();
  });
});
