/**
 * `npm test`: all checks, fastest first: static checks, unit tests, then server, interface and browser tests.
 * Failures are printed immediately, durations and the summary last. `npm test -- <words>` runs matching
 * tests, `npm run test:changed` (`--changed`) those affected by a change.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { chromiumAdvice } from './chromium.mjs';
import { freshBuild } from './fresh-build.mjs';
import { partTable, timedPart } from './part-times.mjs';
import { chosenByChange, chosenByWords, testFiles } from './test-choice.mjs';
import { prepareTestEnvironment } from './test-environment.mjs';
import {
  journeysListed,
  results,
  run,
  runPlaywright,
  runVitest,
  sumOfPlaywright,
  sumOfVitest,
} from './test-runs.mjs';

const lines = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

/** Files that differ from the merge base with `main`; on `main`, or without it, from the last commit. */
function changedFiles() {
  return [
    ...new Set([
      ...lines('diff', '--name-only', base()),
      ...lines('ls-files', '--others', '--exclude-standard'),
    ]),
  ];
}

function base() {
  try {
    return lines('merge-base', 'main', 'HEAD')[0] ?? 'HEAD';
  } catch {
    return 'HEAD';
  }
}

const everything = { files: testFiles(process.cwd()).map(({ path }) => path), name: null, check: true };

/** Test paths, the name filter, and whether static checks run. */
function choose(words) {
  if (words.length === 0) return everything;
  const files = testFiles(process.cwd());
  if (words[0] === '--changed') {
    const changed = changedFiles();
    const touched = chosenByChange(changed, files);
    if (touched === 'all') return everything;
    console.log(`${changed.length} files changed, which touches ${touched.length} files of tests.`);
    return { files: touched, name: null, check: true };
  }
  const chosen = chosenByWords(words, files);
  if (chosen) return { ...chosen, check: false };
  console.error(`No test is called "${words.join(' ')}", and no file of tests either.`);
  process.exit(1);
}

const chosen = choose(process.argv.slice(2));
const journeys = chosen.files.filter((path) => path.startsWith('tests/journeys/'));
const needsNoServer = (path) => /^tests\/(core|config|house)\/|^tests\/ui\/.*\.test\.ts$/.test(path);
const quick = chosen.files.filter(needsNoServer);
const slow = chosen.files.filter((path) => !quick.includes(path) && !journeys.includes(path));

const withServer = slow.length + journeys.length > 0;
const { environment, postgres, chromium } = await timedPart('set-up', () =>
  prepareTestEnvironment({ browser: journeys.length > 0, database: withServer }),
);
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const sums = [];
const failedWhole = { passed: 0, failed: 1, skipped: 0, flaky: 0 };

if (chosen.check) {
  const areRight = await timedPart('static checks', () =>
    run(environment, 'npm', 'run', '--silent', 'check'),
  );
  if (!areRight) sums.push(failedWhole);
}
if (quick.length > 0) {
  await timedPart('rules', () => runVitest(environment, 'quick.json', quick, chosen.name));
  sums.push(sumOfVitest('quick.json'));
}
const built = withServer && (await timedPart('build', build));
if (slow.length > 0) {
  await timedPart('server and interface', () => runVitest(environment, 'vitest.json', slow, chosen.name));
  sums.push(sumOfVitest('vitest.json'));
}
let notRun = null;
if (journeys.length > 0 && !chromium) {
  notRun = await journeysListed(environment, chosen === everything ? [] : journeys, chosen.name);
} else if (built && journeys.length > 0) {
  await timedPart('journeys', () =>
    runPlaywright(environment, chosen === everything ? [] : journeys, chosen.name),
  );
  sums.push(sumOfPlaywright());
}

const total = (what) => sums.reduce((sum, one) => sum + one[what], 0);
console.log(`\n${partTable()}\n`);
if (withServer) {
  console.log(
    postgres
      ? 'PostgreSQL: used'
      : 'PostgreSQL: NONE FOUND; server tests ran on the embedded database, those of several processes not at all',
  );
}
if (notRun !== null) {
  console.log(
    `Browser: NONE FOUND, and none could be installed; ${notRun} journeys were not run. ${chromiumAdvice}`,
  );
}
const also = [
  // With a name filter, skipped tests are expected.
  chosen.name === null && total('skipped') > 0 && `${total('skipped')} skipped`,
  total('flaky') > 0 && `${total('flaky')} flaky (passed at the second try)`,
];
console.log([`${total('passed')} passed`, `${total('failed')} failed`, ...also.filter(Boolean)].join(', '));
const nothingRan = chosen.name !== null && total('passed') === 0;
process.exit(total('failed') > 0 || nothingRan ? 1 : 0);

/** Server tests also start the built server. */
async function build() {
  try {
    await freshBuild(process.cwd());
    return true;
  } catch (failure) {
    console.error(failure.message);
    sums.push(failedWhole);
    return false;
  }
}
