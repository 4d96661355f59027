import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { demoLogins } from '../../demo/logins';
import { freshBuild } from '../../scripts/fresh-build.mjs';
import { repositoryRoot } from '../../server/root';
import { Client } from '../support/client';
import { copyFolder } from '../support/database';
import { embeddedTemplate } from '../support/embedded-template';
import { emptyTables } from '../support/filling';
import { productTemplate } from '../support/product-template';
import { failToStart, type ServerProcess, startAndKill, startProcess } from '../support/server-process';

const PASSWORD = 'Mitra#2026';

let folder: string;
let running: ServerProcess | null = null;
const start = async (env: Record<string, string> = {}) => {
  running = await startProcess({ DATA_DIR: folder, ...env });
  return running;
};

beforeAll(() => freshBuild(repositoryRoot));
afterEach(async () => {
  await running?.stop('SIGKILL');
  running = null;
  rmSync(folder, { recursive: true, force: true });
});
const freshFolder = () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-start-'));
};
/** Where the product has run before. */
const usedFolder = async () => {
  freshFolder();
  cpSync(await productTemplate(), folder, { recursive: true });
};

/** Milliseconds that a demonstration may take to be made on a machine that does much else. */
const PATIENCE = 300_000;

describe('the start of the server', { timeout: PATIENCE }, () => {
  it('creates and seeds a database, prints where it runs and who may sign in, and keeps all data, though it was killed while it seeded', async () => {
    freshFolder();
    // The demonstration is whole or absent, and comes with the next start.
    for (const milliseconds of [300, 900, 1500]) await startAndKill({ DATA_DIR: folder }, milliseconds);
    const first = await start();
    for (const { email, phone } of demoLogins) {
      expect(first.output()).toMatch(new RegExp(`${email} +${phone} `));
    }
    const client = await new Client(first.url).signIn('mitra@demo.test', PASSWORD);
    const last = await new Client(first.url).signIn('segera@demo.test', PASSWORD);
    expect((await last.get('/v1/crm/profile')).body.data).toMatchObject({
      ...{ has_topup: true, has_purchase: true },
    });
    expect(await first.stop('SIGINT')).toBe(0);

    const second = await start();
    const again = new Client(second.url, client.token);
    expect((await again.get('/v1/crm/profile')).body.data.name).toBe('Sari Wulandari');
  });

  it('leaves a database empty that wants no demonstration', async () => {
    freshFolder();
    copyFolder(await embeddedTemplate(emptyTables()), folder);
    const { output, url } = await start({ SEED: 'none' });
    expect(output()).not.toContain('@demo.test');
    await expect(new Client(url).signIn('mitra@demo.test', PASSWORD)).rejects.toThrow('WRONG_CREDENTIALS');
  });

  it('serves the portal with its compressed, hashed files', async () => {
    await usedFolder();
    const { url } = await start({ PRODUCT_NAME: 'Toko <Uji>' });
    const page = await (await fetch(`${url}/dashboard`)).text();
    expect(page).toContain('<title>Toko &#60;Uji&#62;</title>');
    const script = /"(\/assets\/initial-[^"]+\.js)"/.exec(page)?.[1] ?? '';
    const answer = await fetch(url + script, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('cache-control')).toMatch(/immutable/);
  });
});

describe('the server does not start and says why in one line', () => {
  let other: Server;
  beforeAll(async () => {
    other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', () => resolve()));
  });
  afterAll(() => other.close());

  const refusal = async (env: Record<string, string>) => {
    const { code, stderr, stdout } = await failToStart({ DATA_DIR: folder, ...env });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    const lines = stderr.trim().split('\n');
    expect(lines).toHaveLength(1);
    return lines[0];
  };

  it('when its port is taken', async () => {
    await usedFolder();
    const { port } = other.address() as AddressInfo;
    expect(await refusal({ PORT: String(port) })).toMatch(new RegExp(`^PORT: 127.0.0.1:${port} is in use`));
  });

  it('when a variable is wrong', async () => {
    freshFolder();
    expect(await refusal({ PORT: 'abc' })).toMatch(/^PORT must be a whole number/);
  });

  it('when limits are off and others could reach it', async () => {
    freshFolder();
    expect(await refusal({ HOST: '0.0.0.0' })).toMatch(/^RATE_LIMIT=off is for this machine alone/);
  });

  it('when another process holds its data, which stays whole', async () => {
    await usedFolder();
    const { pid, url } = await start();
    expect(await refusal({})).toMatch(new RegExp(`${pid}.*DATABASE_URL`));
    await new Client(url).signIn('mitra@demo.test', PASSWORD);
  });

  it('when its data folder is a file', async () => {
    freshFolder();
    const file = join(folder, 'data');
    writeFileSync(file, '');
    expect(await refusal({ DATA_DIR: file })).toContain(file);
  });

  it('when the folder of its pictures is a file, on PostgreSQL too', async () => {
    freshFolder();
    const file = join(folder, 'data');
    writeFileSync(file, '');
    expect(await refusal({ DATA_DIR: file, DATABASE_URL: 'postgres://x@127.0.0.1:1/x' })).toBe(
      `DATA_DIR ${file} is not a folder.`,
    );
  });

  it('when its database is damaged', async () => {
    freshFolder();
    mkdirSync(join(folder, 'db'), { recursive: true });
    writeFileSync(join(folder, 'db', 'PG_VERSION'), 'nonsense');
    expect(await refusal({})).toContain(folder);
  });

  it('when PostgreSQL does not answer', async () => {
    freshFolder();
    expect(await refusal({ DATABASE_URL: 'postgres://x:secret@127.0.0.1:1/x' })).not.toContain('secret');
  });
});
