/** `npm test`: the whole proof. Checks, builds, then runs unit, server, UI and browser tests; sums them up last. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { chromiumAdvice, findChromium } from './chromium.mjs';
import { freshBuild } from './fresh-build.mjs';
import { findPostgres } from './postgres.mjs';
import { scratchInMemory } from './scratch.mjs';

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

process.on('exit', () => postgres?.stop());
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));

const environment = {
  ...process.env,
  ...scratchInMemory(),
  CHROMIUM_PATH: chromium,
  // How a later Vite will read its configuration is no news here.
  VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
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
const built = await freshBuild(process.cwd()).then(
  () => true,
  (failure) => {
    console.error(failure.message);
    return false;
  },
);
const unit = run(
  'npx',
  'vitest',
  'run',
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${results}/vitest.json`,
);
const browser = built && run('npx', 'playwright', 'test');

const unitReport = json('vitest.json');
const browserReport = json('playwright.json');
// A file that could not even be read has no tests to fail.
const broken = unitReport?.testResults.filter(
  ({ status, assertionResults }) =>
    status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
);
const flaky = browserReport?.stats.flaky ?? 0;
const passed = (unitReport?.numPassedTests ?? 0) + (browserReport?.stats.expected ?? 0) + flaky;
const skipped = (unitReport?.numPendingTests ?? 0) + (browserReport?.stats.skipped ?? 0);
const failed =
  (unitReport?.numFailedTests ?? 0) +
  (broken?.length ?? 0) +
  (browserReport?.stats.unexpected ?? 0) +
  (browserReport?.errors.length ?? 0) +
  [checked, built, unitReport, browserReport].filter((done) => !done).length;

console.log(
  postgres
    ? 'PostgreSQL: used'
    : 'PostgreSQL: NONE FOUND; concurrency and crash tests ran on the embedded database alone',
);
const also = [skipped > 0 && `${skipped} skipped`, flaky > 0 && `${flaky} flaky (passed at the second try)`];
console.log([`${passed} passed`, `${failed} failed`, ...also.filter(Boolean)].join(', '));
process.exit(checked && built && unit && browser ? 0 : 1);
