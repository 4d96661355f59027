/**
 * `npm run test:faults`: applies each fault of `faults-table.mjs` to a copy of the sources, runs the tests
 * that should fail, and reports whether they did. `-- <words>` selects faults by sentence or file. Exit code
 * 1 if a fault is not detected or the table does not match the sources.
 */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noticing, unfit } from './faults-fit.mjs';
import { faults } from './faults-table.mjs';
import { testFiles } from './test-choice.mjs';
import { prepareTestEnvironment } from './test-environment.mjs';

const root = process.cwd();
/** Parallel copies of the sources. */
const LANES = 2;
const parts = [
  ...[
    'src',
    'demo',
    'scripts',
    'tests',
    'public',
    'docs/open-api.md',
    'examples',
    'index.html',
    'resources.config.ts',
    'resources',
    'access.model.conf',
  ],
  ...['vite.config.ts', 'vitest.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'],
];

const words = process.argv.slice(2).map((word) => word.toLowerCase());
const isMeant = ({ sentence, file }) =>
  words.length === 0 || words.some((word) => `${sentence} ${file}`.toLowerCase().includes(word));
const planted = faults.filter(isMeant);
const everyTest = testFiles(root).map(({ path }) => path);
const filesOf = (fault) => noticing(fault, everyTest);

const wrong = unfit(planted, root);
if (wrong.length > 0 || planted.length === 0) {
  console.error([...wrong, ...(planted.length > 0 ? [] : ['No fault is called so.'])].join('\n'));
  process.exit(1);
}

const { environment } = await prepareTestEnvironment({ browser: false, database: true });
const lanes = Array.from({ length: LANES }, makeLane);
/** Running child processes, killed when this process exits. */
const running = new Set();
process.on('exit', () => {
  for (const child of running) child.kill();
  for (const lane of lanes) rmSync(lane, { recursive: true, force: true });
});

// Without a fault all tests must pass, or a failure would prove nothing.
const all = [...new Set(planted.flatMap(filesOf))];
const sound = await runTests(lanes[0], all);
if (sound.failed.length > 0) {
  console.error(['These fail without any fault:', ...sound.failed].join('\n'));
  process.exit(1);
}

const waiting = [...planted];
const slipped = [];
await Promise.all(lanes.map(emptyInto));
console.log(`${planted.length - slipped.length} of ${planted.length} faults caught`);
process.exit(slipped.length > 0 ? 1 : 0);

async function emptyInto(lane) {
  for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
    const { failed } = await withFault(lane, fault, () => runTests(lane, filesOf(fault), fault.name));
    if (failed.length === 0) slipped.push(fault);
    console.log(`${failed.length > 0 ? 'caught ' : 'SLIPPED'} ${fault.file}: ${fault.sentence}`);
    if (failed.length > 0) console.log(`        by ${failed[0]}`);
  }
}

async function withFault(lane, { file, was, is }, work) {
  const path = join(lane, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.split(was).join(is));
  try {
    return await work();
  } finally {
    writeFileSync(path, text);
  }
}

/** Names of failed tests; a file that cannot be loaded counts as one. */
async function runTests(lane, files, name) {
  const report = join(lane, 'report.json');
  const only = name ? ['-t', name] : [];
  const program = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  // One worker each, because the lanes already run in parallel.
  const how = ['run', '--maxWorkers=1', '--reporter=json', `--outputFile=${report}`, ...only, ...files];
  rmSync(report, { force: true });
  const words = await output(lane, process.execPath, [program, ...how]);
  let found;
  try {
    found = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    throw new Error(`vitest left no report:\n${words}`);
  }
  const failed = found.testResults.flatMap(({ name: file, status, assertionResults }) => {
    const names = assertionResults.filter((one) => one.status === 'failed').map(({ fullName }) => fullName);
    return names.length === 0 && status === 'failed' ? [file] : names;
  });
  return { failed };
}

function output(cwd, command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
    running.add(child);
    let words = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part) => {
        words += part;
      });
    }
    child.on('close', () => {
      running.delete(child);
      resolve(words);
    });
  });
}

function makeLane() {
  const lane = mkdtempSync(join(environment.TMPDIR ?? tmpdir(), 'portal-faults-'));
  for (const part of parts) cpSync(join(root, part), join(lane, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(lane, 'node_modules'));
  return lane;
}
