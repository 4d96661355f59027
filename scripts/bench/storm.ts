import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { DEMO_PASSWORD } from '../../demo/logins';
import { UPLOAD_PATH } from '../../src/core/contract/upload';
import { repositoryRoot } from '../../src/platform/root';
import { Client } from '../../tests/support/client';
import { hostileFiles } from '../../tests/support/hostile-files';
import { productTemplate } from '../../tests/support/product-template';
import { pictureOf } from '../../tests/support/sample';
import { startProcess } from '../../tests/support/server-process';
import { freshBuild } from '../fresh-build.mjs';
import { type Figure, median } from './figure';

const run = promisify(execFile);

/** Resident megabytes of a process and its descendants. */
async function megabytesOf(root: number): Promise<number> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,rss=']);
  const rows = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number, number]);
  const below = (pid: number): number =>
    rows.reduce((sum, [one, parent, rss]) => (parent === pid ? sum + rss + below(one) : sum), 0);
  const itself = rows.find(([pid]) => pid === root)?.[2] ?? 0;
  return (itself + below(root)) / 1024;
}

/** Samples every `pause` milliseconds until `end`. */
function watchMemory(pid: number, pause = 50): { end(): Promise<number> } {
  let isOver = false;
  let most = 0;
  const watching = (async () => {
    while (!isOver) {
      most = Math.max(most, await megabytesOf(pid));
      await delay(pause);
    }
  })();
  return {
    /** Returns the peak. */
    async end() {
      isOver = true;
      await watching;
      return most;
    },
  };
}

const AVATAR = '/v1/crm/profile/avatar';
const LOGO = `${UPLOAD_PATH}?resource=web-panel&field=logo_light`;
const PASSWORD = 'Rahasia99';
const STORM = 30;
const ROUNDS = 3;
/** Pictures that a partner sends first, so that one-time memory growth is excluded. */
const WARM = 5;
/** Milliseconds between the storm and the partner's picture. */
const AHEAD = 100;
/**
 * Issue 11 E 1: limits for the partner's upload in milliseconds and for memory growth in megabytes, decoders
 * included.
 */
const MOST_WAIT = 1_000;
const MOST_GROWTH = 200;

/**
 * An anonymous client sends everything at once while a partner uploads one ordinary picture to the built
 * server.
 */
export async function stormFigures(): Promise<Figure[]> {
  await freshBuild(repositoryRoot);
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  cpSync(await productTemplate(), folder, { recursive: true });
  const server = await startProcess({ DATA_DIR: folder });
  try {
    const partner = await new Client(server.url).signIn('mitra@demo.test', DEMO_PASSWORD);
    const ordinary = await pictureOf(600, 200, 'jpeg');
    const calm: number[] = [];
    for (let nth = 0; nth < WARM; nth += 1) calm.push(await timeOf(partner, ordinary));
    const warmed = await megabytesOf(server.pid);
    const bytes = await stormBytes();

    const waits: number[] = [];
    const memory = watchMemory(server.pid);
    for (let round = 0; round < ROUNDS; round += 1) {
      const stranger = await register(server.url, round);
      const storm = bytes.map((one) => send(stranger, AVATAR, one));
      await delay(AHEAD);
      waits.push(await timeOf(partner, ordinary));
      const answers = await Promise.all(storm);
      if (answers.some((status) => status >= 500)) throw new Error(`the storm was answered ${answers}`);
      if (answers.every((status) => status === 403)) throw new Error('the storm was not let in');
    }
    const most = await memory.end();
    return [
      { name: 'Uploads: an ordinary picture in calm, median', value: median(calm), unit: 'ms' },
      {
        name: `Uploads: the same in a storm of ${STORM}, slowest`,
        value: Math.max(...waits),
        unit: 'ms',
        most: MOST_WAIT,
      },
      {
        name: 'Uploads: memory of the storm beyond the warmed server',
        value: most - warmed,
        unit: 'MB',
        most: MOST_GROWTH,
      },
    ];
  } finally {
    await server.stop('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The most expensive uploads per byte: the largest allowed pictures, and files that only decoding can refuse.
 */
async function stormBytes(): Promise<Buffer[]> {
  const large = await Promise.all(
    [flat(5_000, 5_000).jpeg({ progressive: true }), flat(4_000, 4_000).png(), flat(4_000, 2_000).webp()].map(
      (one) => one.toBuffer(),
    ),
  );
  const unreadable = await Promise.all(
    hostileFiles.flatMap(([, bytes, code]) =>
      code === 'FILE_UNREADABLE' || code === 'FILE_PIXELS' ? [bytes()] : [],
    ),
  );
  const mixed = Array.from({ length: STORM }, (_, nth) =>
    nth % 2 ? unreadable[nth % unreadable.length] : large[(nth / 2) % large.length],
  );
  return mixed.flatMap((one) => one ?? []);
}

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } });

async function register(url: string, nth: number): Promise<Client> {
  const email = `badai${nth}@bench.test`;
  const { body, status } = await new Client(url).post('/v1/crm/register-mitra', {
    name: 'Badai',
    email,
    phone: `0813${String(nth).padStart(8, '0')}`,
    password: PASSWORD,
    password_confirmation: PASSWORD,
    business_type: 1,
    agree_tnc: true,
  });
  if (status !== 200) throw new Error(`registering: ${JSON.stringify(body)}`);
  return new Client(url).signIn(email, PASSWORD);
}

async function timeOf(client: Client, bytes: Buffer): Promise<number> {
  const start = performance.now();
  const status = await send(client, LOGO, bytes);
  if (status !== 200) throw new Error(`the partner's picture was answered ${status}`);
  return performance.now() - start;
}

async function send({ url, token }: Client, path: string, bytes: Buffer): Promise<number> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), 'gambar.png');
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  await response.arrayBuffer();
  return response.status;
}
