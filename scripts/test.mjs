/** `npm test`: the whole proof. Checks, builds, then runs unit, server, UI and browser tests; sums them up last. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { chromiumAdvice, findChromium } from './chromium.mjs';
import { findPostgres } from './postgres.mjs';

const results = 'test-results';
const chromium = findChromium();
if (!chromium) {
  console.error(chromiumAdvice);
  process.exit(1);
}
const postgres = await findPostgres();
if (!postgres && process.env.REQUIRE_POSTGRES === '1') {
  console.error('REQUIRE_POSTGRES=1, and no PostgreSQL answers or can be started.');
  process.exit(1);
}

const environment = {
  ...process.env,
  CHROMIUM_PATH: chromium,
  ...(postgres && { TEST_DATABASE_URL: postgres.url }),
};
const run = (command, ...args) =>
  spawnSync(command, args, { stdio: 'inherit', env: environment }).status === 0;
const json = (file) => {
  try {
    return JSON.parse(readFileSync(`${results}/${file}`, 'utf8'));
  } catch {
    return null;
  }
};

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const checked = run('npm', 'run', '--silent', 'check');
const built = run('npm', 'run', '--silent', 'build');
const unit = run(
  'npx',
  'vitest',
  'run',
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${results}/vitest.json`,
);
const browser = built && run('npx', 'playwright', 'test');
postgres?.stop();

const unitReport = json('vitest.json');
const browserReport = json('playwright.json');
const passed = (unitReport?.numPassedTests ?? 0) + (browserReport?.stats.expected ?? 0);
const failed =
  (unitReport?.numFailedTests ?? 0) +
  (browserReport?.stats.unexpected ?? 0) +
  [checked, built, unitReport, browserReport].filter((done) => !done).length;

console.log(
  postgres
    ? 'PostgreSQL: used'
    : 'PostgreSQL: NONE FOUND; concurrency and crash tests ran on the embedded database alone',
);
console.log(`${passed} passed, ${failed} failed`);
process.exit(checked && built && unit && browser ? 0 : 1);
