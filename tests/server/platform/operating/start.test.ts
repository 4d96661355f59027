import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoLogins } from '../../../../demo/logins';
import { freshBuild } from '../../../../scripts/fresh-build.mjs';
import { repositoryRoot } from '../../../../src/platform/root';
import { Client } from '../../../support/client';
import { copyFolder } from '../../../support/database';
import { embeddedTemplate } from '../../../support/embedded-template';
import { emptyTables } from '../../../support/filling';
import { failToStart, type ServerProcess, startAndKill, startProcess } from '../../../support/server-process';

const PASSWORD = 'Mitra#2026';
/** Milliseconds for creating a demonstration on a busy machine. */
const PATIENCE = 300_000;

const folders: string[] = [];
const freshFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-start-'));
  folders.push(folder);
  return folder;
};
/** A database with empty tables. */
const emptyFolder = async () => {
  const folder = freshFolder();
  copyFolder(await embeddedTemplate(emptyTables()), folder);
  return folder;
};
const processes: ServerProcess[] = [];
const start = async (env: Record<string, string>) => {
  const running = await startProcess(env);
  processes.push(running);
  return running;
};

beforeAll(() => freshBuild(repositoryRoot));
afterAll(async () => {
  await Promise.all(processes.map((one) => one.stop('SIGKILL')));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Expects a failed start: one line, and exit code 1. */
const refusal = async (env: Record<string, string>) => {
  const { code, stderr, stdout } = await failToStart(env);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  const lines = stderr.trim().split('\n');
  expect(lines).toHaveLength(1);
  return lines[0];
};

type FirstStart = Awaited<ReturnType<typeof runFirst>>;
let made: Promise<FirstStart> | undefined;
/** Starts once on an empty folder, shared by tests. */
const firstStart = () => {
  made ??= runFirst();
  return made;
};
async function runFirst() {
  const folder = freshFolder();
  // The demonstration is complete or absent, and created at the next start.
  for (const milliseconds of [300, 900, 1500]) await startAndKill({ DATA_DIR: folder }, milliseconds);
  const first = await start({ DATA_DIR: folder });
  const output = first.output();
  const { token } = await new Client(first.url).signIn('mitra@demo.test', PASSWORD);
  const last = await new Client(first.url).signIn('segera@demo.test', PASSWORD);
  const profile = (await last.get('/v1/crm/profile')).body.data;
  return { folder, output, token, profile, exitCode: await first.stop('SIGINT') };
}

describe('the start of the server', { timeout: PATIENCE }, () => {
  it('creates and seeds a database though it was killed while it seeded, prints where it runs and who may sign in, and ends on request', async () => {
    const { output, profile, exitCode } = await firstStart();
    for (const { email, phone } of demoLogins) expect(output).toMatch(new RegExp(`${email} +${phone} `));
    expect(profile).toMatchObject({ has_topup: true, has_purchase: true });
    expect(exitCode).toBe(0);
  });

  describe('where it has run before', () => {
    let ran: FirstStart;
    let url: string;
    let pid: number;
    beforeAll(async () => {
      ran = await firstStart();
      ({ url, pid } = await start({ DATA_DIR: ran.folder, PRODUCT_NAME: 'Toko <Uji>' }));
    }, PATIENCE);

    it('finds all data as it was', async () => {
      const again = new Client(url, ran.token);
      expect((await again.get('/v1/crm/profile')).body.data.name).toBe('Sari Wulandari');
    });

    it('serves the portal with its compressed, hashed files', async () => {
      const page = await (await fetch(`${url}/dashboard`)).text();
      expect(page).toContain('<title>Toko &#60;Uji&#62;</title>');
      const script = /"(\/assets\/initial-[^"]+\.js)"/.exec(page)?.[1] ?? '';
      const answer = await fetch(url + script, { headers: { 'accept-encoding': 'br' } });
      expect(answer.headers.get('content-encoding')).toBe('br');
      expect(answer.headers.get('cache-control')).toMatch(/immutable/);
    });

    it('refuses a second process on the same data, which stays whole', async () => {
      expect(await refusal({ DATA_DIR: ran.folder })).toMatch(new RegExp(`${pid}.*DATABASE_URL`));
      await new Client(url).signIn('mitra@demo.test', PASSWORD);
    });
  });

  it('leaves a database empty that wants no demonstration', async () => {
    const { output, url } = await start({ DATA_DIR: await emptyFolder(), SEED: 'none' });
    expect(output()).not.toContain('@demo.test');
    await expect(new Client(url).signIn('mitra@demo.test', PASSWORD)).rejects.toThrow('WRONG_CREDENTIALS');
  });
});

describe('the server does not start and says why in one line', () => {
  let other: Server;
  beforeAll(async () => {
    other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', () => resolve()));
  });
  afterAll(() => other.close());

  it('when its port is taken', async () => {
    const { port } = other.address() as AddressInfo;
    expect(await refusal({ DATA_DIR: await emptyFolder(), SEED: 'none', PORT: String(port) })).toMatch(
      new RegExp(`^PORT: 127.0.0.1:${port} is in use`),
    );
  });

  it('when a variable is wrong', async () => {
    expect(await refusal({ DATA_DIR: freshFolder(), PORT: 'abc' })).toMatch(/^PORT must be a whole number/);
  });

  it('when limits are off and others could reach it', async () => {
    expect(await refusal({ DATA_DIR: freshFolder(), HOST: '0.0.0.0' })).toMatch(
      /^RATE_LIMIT=off is for this machine alone/,
    );
  });

  it('when its data folder is a file', async () => {
    const file = join(freshFolder(), 'data');
    writeFileSync(file, '');
    expect(await refusal({ DATA_DIR: file })).toContain(file);
  });

  it('when the folder of its pictures is a file, on PostgreSQL too', async () => {
    const file = join(freshFolder(), 'data');
    writeFileSync(file, '');
    expect(await refusal({ DATA_DIR: file, DATABASE_URL: 'postgres://x@127.0.0.1:1/x' })).toBe(
      `DATA_DIR ${file} is not a folder.`,
    );
  });

  it('when its database is damaged', async () => {
    const folder = freshFolder();
    mkdirSync(join(folder, 'db'), { recursive: true });
    writeFileSync(join(folder, 'db', 'PG_VERSION'), 'nonsense');
    expect(await refusal({ DATA_DIR: folder })).toContain(folder);
  });

  it('when PostgreSQL does not answer', async () => {
    const env = { DATA_DIR: freshFolder(), DATABASE_URL: 'postgres://x:secret@127.0.0.1:1/x' };
    expect(await refusal(env)).not.toContain('secret');
  });
});
