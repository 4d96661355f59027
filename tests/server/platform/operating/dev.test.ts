import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { repositoryRoot } from '../../../../src/platform/root';
import { openTestDatabase, postgresAvailable } from '../../../support/database';
import { freePort } from '../../../support/free-port';
import { fillings } from '../../../support/seeds';
import { tempFolder } from '../../../support/temp-folder';
import { until } from '../../../support/until';

const files = [
  ...['src', 'demo', 'scripts', 'public', 'docs/open-api.md', 'examples', 'index.html'],
  ...[
    'resources.config.ts',
    'resources',
    'access.model.conf',
    'vite.config.ts',
    'tsconfig.json',
    'package.json',
  ],
];
const PATIENCE = 240_000;

test.skipIf(!(await postgresAvailable()))(
  'npm run dev shows a saved declaration and names a mistake, while the API answers every request',
  async () => {
    const dev = await startDevelopment();
    const file = join(dev.root, 'resources', 'promo.ts');
    const declared = readFileSync(file, 'utf8');
    const poll = dev.pollApi();

    writeFileSync(file, declared.replace("label: 'Kode Promo'", "label: 'Potongan Ujian'"));
    await until(
      'the API says the new label',
      async () => (await dev.api()).includes('Potongan Ujian'),
      PATIENCE,
    );

    writeFileSync(file, declared.replace('label:', 'labl:'));
    const line = /resources\/promo\.ts:\d+: promo: there is no setting "labl"; did you mean "label"\?/;
    await until('the mistake is named', () => line.test(dev.output()), PATIENCE);

    writeFileSync(file, declared);
    await until(
      'the label is the old one',
      async () => !(await dev.api()).includes('Potongan Ujian'),
      PATIENCE,
    );
    expect(await poll.stop()).toEqual([200]);
  },
  4 * PATIENCE,
);

async function startDevelopment() {
  const root = tempFolder();
  for (const file of files) cpSync(join(repositoryRoot, file), join(root, file), { recursive: true });
  symlinkSync(join(repositoryRoot, 'node_modules'), join(root, 'node_modules'));
  const store = await openTestDatabase(fillings.accounts(), 'postgres');
  onTestFinished(() => store.close());
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', join('scripts', 'dev.ts')], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: String(port), RATE_LIMIT: 'off', SEED: 'none', ...store.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(async () => {
    if (child.exitCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      text += part;
    });
  }
  await until('the portal runs', () => text.includes('The portal runs at'), PATIENCE);
  const read = () => fetch(`http://127.0.0.1:${port}/openapi.json`);
  return {
    root,
    output: () => text,
    api: async () => (await read()).text(),
    /** Asks again and again; `stop` returns the different statuses, 0 for no answer. */
    pollApi() {
      const statuses = new Set<number>();
      let isOver = false;
      const polling = (async () => {
        while (!isOver) {
          const status = await read().then(
            async (response) => (await response.text()) && response.status,
            () => 0,
          );
          statuses.add(Number(status));
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
      })();
      return {
        async stop() {
          isOver = true;
          await polling;
          return [...statuses];
        },
      };
    },
  };
}
