import { execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

export const results = 'test-results';

const pattern = (phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Runs a command with inherited output; resolves to true on success. */
export const run = (environment, command, ...args) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env: environment });
    process.once('exit', () => child.kill());
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });

/** Runs unit, server and interface tests of `files`; writes `report`. */
export function runVitest(environment, report, files, name = null) {
  const only = name === null ? [] : ['-t', pattern(name)];
  // Retries once, like the journeys; flaky tests are counted and named.
  const options = [
    '--retry=1',
    '--reporter=dot',
    '--reporter=./scripts/vitest-reporter.mjs',
    '--reporter=json',
  ];
  const output = `--outputFile.json=${results}/${report}`;
  return run(environment, 'npx', 'vitest', 'run', ...options, output, ...only, ...files);
}

/** Runs journeys, all of them without `files`. They need a fresh build. */
export function runPlaywright(environment, files = [], name = null) {
  const only = name === null ? [] : ['-g', pattern(name)];
  return run(environment, 'npx', 'playwright', 'test', ...only, ...files);
}

/** Number of journeys in these files; runs nothing. */
export async function journeysListed(environment, files = [], name = null) {
  const only = name === null ? [] : ['-g', pattern(name)];
  const words = ['playwright', 'test', '--list', ...only, ...files];
  const listed = await promisify(execFile)('npx', words, { env: environment, maxBuffer: 2 ** 26 });
  return Number(/Total: (\d+) test/.exec(listed.stdout)?.[1] ?? 0);
}

const report = (file) => {
  try {
    return JSON.parse(readFileSync(`${results}/${file}`, 'utf8'));
  } catch {
    return null;
  }
};

/** Counts of passed, failed, skipped and flaky tests; a missing report counts as a failure. */
export function sumOfVitest(file) {
  const found = report(file);
  if (!found) return { passed: 0, failed: 1, skipped: 0, flaky: 0 };
  // A file that cannot be loaded has no failed tests.
  const broken = found.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  // A passed test with errors failed at first.
  const flaky = found.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0);
  return {
    passed: found.numPassedTests,
    failed: found.numFailedTests + broken.length,
    skipped: found.numPendingTests,
    flaky: flaky.length,
  };
}

export function sumOfPlaywright() {
  const found = report('playwright.json');
  if (!found) return { passed: 0, failed: 1, skipped: 0, flaky: 0 };
  const { expected, unexpected, skipped, flaky } = found.stats;
  return { passed: expected + flaky, failed: unexpected + found.errors.length, skipped, flaky };
}
