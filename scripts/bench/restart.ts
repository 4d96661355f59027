import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DEMO_PASSWORD } from '../../demo/logins';
import { repositoryRoot } from '../../src/platform/root';
import { Client } from '../../tests/support/client';
import { productTemplate } from '../../tests/support/product-template';
import { startProcess } from '../../tests/support/server-process';
import { freshBuild } from '../fresh-build.mjs';
import { type Figure, median } from './figure';

const ROUNDS = 5;
/** Milliseconds of work before the kill, and seconds to the login line (issue 11 E 7). */
const BUSY = 1_500;
const MOST = 5;

/**
 * Time that the built product takes to print its login line after a kill -9 under load, on the embedded
 * database.
 */
export async function restartFigures(): Promise<Figure[]> {
  await freshBuild(repositoryRoot);
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  cpSync(await productTemplate(), folder, { recursive: true });
  const env = { DATA_DIR: folder };
  let running = await startProcess(env);
  const seconds: number[] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const work = generateLoad(running.url);
      await delay(BUSY);
      await running.stop('SIGKILL');
      await work;
      const start = performance.now();
      running = await startProcess(env);
      seconds.push((performance.now() - start) / 1000);
    }
  } finally {
    await running.stop('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
  return [
    { name: 'Start after a kill, embedded: median', value: median(seconds), unit: 's' },
    { name: 'Start after a kill, embedded: slowest', value: Math.max(...seconds), unit: 's', most: MOST },
  ];
}

/** Signs in repeatedly, which writes sessions and the activity log, until the server is gone. */
async function generateLoad(url: string): Promise<void> {
  try {
    for (;;) await new Client(url).signIn('mitra@demo.test', DEMO_PASSWORD);
  } catch {
    // The server was killed.
  }
}
