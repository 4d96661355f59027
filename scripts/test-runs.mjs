import { execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

/** Where the reports lie. */
export const results = 'test-results';

const pattern = (phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Runs a command with its words going straight to the terminal; answers whether it ended well. */
export const run = (environment, command, ...args) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env: environment });
    process.once('exit', () => child.kill());
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });

/** Unit, server and interface tests of `files`; the report is kept as `report`. */
export function runVitest(environment, report, files, name = null) {
  const only = name === null ? [] : ['-t', pattern(name)];
  // As in journeys: a test that passes at its second try is counted, and told by its name.
  const told = ['--retry=1', '--reporter=dot', '--reporter=./scripts/tell-vitest.mjs', '--reporter=json'];
  const kept = `--outputFile.json=${results}/${report}`;
  return run(environment, 'npx', 'vitest', 'run', ...told, kept, ...only, ...files);
}

/** Journeys; all of them without `files`. They want a fresh build. */
export function runPlaywright(environment, files = [], name = null) {
  const only = name === null ? [] : ['-g', pattern(name)];
  return run(environment, 'npx', 'playwright', 'test', ...only, ...files);
}

/** How many journeys a run of these files would have; nothing is run. */
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

/** Passed, failed, skipped and flaky ones of a run; a run that left no report has failed. */
export function sumOfVitest(file) {
  const found = report(file);
  if (!found) return { passed: 0, failed: 1, skipped: 0, flaky: 0 };
  // A file that could not even be read has no tests to fail.
  const broken = found.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  // What passed has errors only of a first try.
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
