import { execFile } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { v7 } from 'uuid';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { FILES_PATH } from '../../../../src/core/contract/upload';
import { type Database, openDatabase } from '../../../../src/platform/db/client';
import { createLedgerService } from '../../../../src/platform/ledger/service';
import { repositoryRoot } from '../../../../src/platform/root';
import { tablesOf } from '../../../../src/server/backup/tables';
import { startApiProcess } from '../../../support/api-process';
import { bundled } from '../../../support/bundled';
import { Client } from '../../../support/client';
import { type DatabaseKind, openTestDatabase, type TestDatabase, usualKind } from '../../../support/database';
import { createPostgresDatabase, dropPostgresDatabase } from '../../../support/postgres-databases';
import { query } from '../../../support/query';
import { fillings } from '../../../support/seeds';
import { emailOf, openShop, PASSWORD, topUp } from '../../../support/shop';
import { tempFolder } from '../../../support/temp-folder';
import { until } from '../../../support/until';

// Each test seeds, saves and restores a demonstration.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const run = promisify(execFile);
const BUYERS = 2;
/** Milliseconds between purchases of a buyer. */
const PAUSE = 40;
/** Milliseconds for three commands and a server start on a busy machine. */
const PATIENCE = 180_000;
/** Delivered, voucher, refunded, pending. */
const endings = ['1230', '1231', '1232', '1235'];

type Store = TestDatabase['env'];

/** Runs an operator command. Rejects with its output on failure. */
const type = async (script: 'backup' | 'restore' | 'verify-ledger', env: Store, ...words: string[]) =>
  run(process.execPath, [...(await bundled(script)), ...words], {
    cwd: repositoryRoot,
    env: { PATH: process.env.PATH, DATABASE_URL: '', ...env },
  });

/** An empty installation. */
async function emptyStore(kind: DatabaseKind): Promise<Store> {
  const DATA_DIR = join(tempFolder(), 'data');
  mkdirSync(DATA_DIR);
  if (kind === 'embedded') return { DATA_DIR };
  const { url } = await createPostgresDatabase({ name: 'nothing', fill: async () => undefined });
  onTestFinished(() => dropPostgresDatabase(url));
  return { DATA_DIR, DATABASE_URL: url };
}

const giveKey = (from: Store, to: Store) =>
  copyFileSync(join(from.DATA_DIR, 'file.key'), join(to.DATA_DIR, 'file.key'));

/** All rows of all tables, one line each. */
async function contentOf(database: Database): Promise<Record<string, string>> {
  const content: Record<string, string> = {};
  for (const { name } of await tablesOf(database.db)) {
    const [row] = await query(
      database,
      `select count(*) || ' ' || md5(coalesce(string_agg(whole::text, '|' order by whole::text), '')) as sum from ${name} whole`,
    );
    content[name] = String(row?.sum);
  }
  return content;
}

async function opened<T>(store: Store, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(store);
  return work(database).finally(() => database.close());
}

async function demoStore(): Promise<Store> {
  const store = await openTestDatabase(fillings.demo());
  stores.push(store);
  await store.database.close();
  return store.env;
}

const usual = await usualKind();

interface Backup {
  /** Source installation without a running server. */
  from: Store;
  file: string;
}

let small: Promise<Backup> | undefined;
const stores: TestDatabase[] = [];
afterAll(() => Promise.all(stores.map((store) => store.close())));

/** Reduces the largest tables; a few rows of each are enough. */
const deleteMost = (database: Database, table: string) =>
  query(database, `delete from ${table} where ctid not in (select ctid from ${table} limit 100)`);

/** A backup of the accounts with money and encrypted data; created once and shared read-only. */
function smallBackup(): Promise<Backup> {
  small ??= makeSmall();
  return small;
}
async function makeSmall(): Promise<Backup> {
  const store = await openTestDatabase(fillings.accounts());
  stores.push(store);
  const [kyc] = await query(
    store.database,
    `with one as (select id from partners limit 1),
       money as (insert into balances (id, partner_id, kind) select gen_random_uuid(), id, 'main' from one)
     insert into kycs (partner_id, values, nik_sealed) select id, '{}', 'sealed' from one returning partner_id`,
  );
  await topUp(createLedgerService({ database: store.database }), String(kyc?.partner_id), 50_000);
  await store.database.close();
  return { from: store.env, file: await backUp(store.env) };
}

async function backUp(store: Store): Promise<string> {
  const file = join(store.DATA_DIR, 'portal.backup');
  await type('backup', store, file);
  return file;
}

describe('a backup', () => {
  it(
    'made while partners buy is one moment of it: restored elsewhere, its ledger is right and pending orders are on hold',
    async () => {
      const store = await openTestDatabase();
      onTestFinished(() => store.close());
      const shop = await openShop(store.database);
      const buyers = await Promise.all(Array.from({ length: BUYERS }, () => shop.openPartner(50_000_000)));
      await store.database.close();
      const api = await startApiProcess(store.env);
      onTestFinished(() => api.kill());
      const clients = await Promise.all(
        buyers.map((buyer) => new Client(api.url).signIn(emailOf(buyer), PASSWORD)),
      );
      let bought = 0;
      let buying = true;
      const buyOn = async (client: Client) => {
        for (let nth = 0; buying; nth += 1) {
          const order = shop.order(endings[nth % endings.length] ?? '');
          const key = { 'idempotency-key': v7() };
          const { status } = await client.post('/v1/crm/transaction/create-new', order, key);
          if (status === 200) bought += 1;
          await delay(PAUSE);
        }
      };
      const all = clients.map(buyOn);
      await until('purchases are under way', () => bought > 20);

      const file = join(tempFolder(), 'portal.backup');
      const before = bought;
      const { stdout } = await type('backup', store.env, file);
      const after = bought;
      expect(after).toBeGreaterThan(before);
      expect(stdout).toContain('is not in it');
      await until('purchases go on after it', () => bought > after + 10);
      buying = false;
      await Promise.all(all);
      await api.stop();

      const source = await emptyStore(usual);
      giveKey(store.env, source);
      expect((await type('restore', source, file)).stdout).toContain('Its ledger is right.');
      expect((await type('verify-ledger', source)).stdout).toMatch(/^Ledger is right/);
      const [restored] = await opened(source, (database) =>
        query(
          database,
          `select count(*)::int as orders, count(*) filter (where status = 1)::int as pending,
             (select count(*)::int from held_after_restore) as held from transactions`,
        ),
      );
      expect(restored?.pending).toBeGreaterThan(0);
      expect(restored?.held).toBe(restored?.pending);
      expect(restored?.orders).toBeGreaterThanOrEqual(before);
      // Each buyer may have one more in progress.
      expect(restored?.orders).toBeLessThanOrEqual(after + BUYERS);
    },
    PATIENCE,
  );

  it('holds every row of every table and every picture, whatever database it is restored on', async () => {
    const from = await demoStore();
    await opened(from, async (database) => {
      for (const name of ['order_sums', 'panel_order_events']) await deleteMost(database, name);
    });
    const file = await backUp(from);
    const content = await opened(from, contentOf);
    const embedded = await emptyStore('embedded');
    giveKey(from, embedded);
    await type('restore', embedded, file);

    // A row lost by the first restore would be missing after the second.
    const back = await emptyStore(usual);
    giveKey(embedded, back);
    await type('restore', back, await backUp(embedded));
    expect(await opened(back, contentOf)).toEqual(content);

    const api = await startApiProcess(back);
    onTestFinished(() => api.kill());
    const client = await new Client(api.url).signIn('mitra@demo.test', PASSWORD);
    expect((await client.get('/v1/crm/profile')).status).toBe(200);
    const pictures = await opened(from, (database) => query(database, 'select id from files'));
    expect(pictures.length).toBeGreaterThan(0);
    for (const { id } of pictures) expect((await client.get(`${FILES_PATH}/${id}`)).status).toBe(200);
  });
});

describe('a file of backup', () => {
  it('is refused by a folder that holds a database, by another key, and without the key', async () => {
    const { from, file } = await smallBackup();
    const refusal = (store: Store) => type('restore', store, file).catch(({ stderr }) => String(stderr));
    expect(await refusal(from)).toMatch(/into an empty place only/);
    const source = await emptyStore(usual);
    expect(await refusal(source)).toMatch(/a backup never holds their key/);
    writeFileSync(join(source.DATA_DIR, 'file.key'), 'ab'.repeat(32));
    expect(await refusal(source)).toMatch(/is not the one that the backup was encrypted with/);
    // Failed restores leave nothing behind.
    giveKey(from, source);
    expect((await type('restore', source, file)).stdout).toContain('Its ledger is right.');
  });

  it('is written over no other, and holds no key', async () => {
    const { from, file } = await smallBackup();
    await expect(type('backup', from, file)).rejects.toMatchObject({
      code: 1,
      stderr: `${file} is there already: name another file.\n`,
    });
    const { stdout } = await run('gzip', ['-dc', file], { maxBuffer: 1e9 });
    expect(stdout).not.toContain(readFileSync(join(from.DATA_DIR, 'file.key'), 'utf8').trim());
    expect(existsSync(`${file}.part`)).toBe(false);
  });

  it('is not made where the files are not: rows alone are wanted in so many words', async () => {
    const from = await demoStore();
    rmSync(join(from.DATA_DIR, 'files'), { recursive: true });
    rmSync(join(from.DATA_DIR, 'private'), { recursive: true, force: true });
    const file = join(tempFolder(), 'portal.backup');
    await expect(type('backup', from, file)).rejects.toMatchObject({
      stderr: expect.stringMatching(/^Rows name files, and not one of them/),
    });
    expect(existsSync(file)).toBe(false);
    expect((await type('backup', from, file, '--without-files')).stdout).toMatch(/ and 0 files\.$/m);
  });

  it('that is not whole, was tampered with, or is something else, is refused and leaves nothing', async () => {
    const { from, file: whole } = await smallBackup();
    const file = join(tempFolder(), 'portal.backup');
    copyFileSync(whole, file);
    truncateSync(file, Math.floor(statSync(file).size / 2));
    const source = await emptyStore('embedded');
    giveKey(from, source);
    await expect(type('restore', source, file)).rejects.toMatchObject({
      stderr: expect.stringMatching(/cannot be read: unexpected end of file/),
    });
    writeFileSync(file, 'no backup');
    await expect(type('restore', source, file)).rejects.toMatchObject({
      stderr: expect.stringMatching(/cannot be read: incorrect header check/),
    });
    // A valid file with one balance changed by a rupiah.
    const text = gunzipSync(readFileSync(whole)).toString('utf8');
    const tampered = text.replace(/(,main,)(\d+)/, (_all, kind, balance) => `${kind}${Number(balance) + 1}`);
    expect(tampered).not.toBe(text);
    writeFileSync(file, gzipSync(tampered, { level: 1 }));
    await expect(type('restore', source, file)).rejects.toMatchObject({
      stderr: expect.stringMatching(
        /^The ledger of the backup is wrong, and nothing was restored: a balance is/,
      ),
    });
    expect(readdirSync(source.DATA_DIR)).toEqual(['file.key']);
  });
});
