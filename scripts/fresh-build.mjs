import { spawn } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { STAMP, sourceHash } from './source-hash.mjs';

/** The two halves of the product and how Vite is asked for each. */
const halves = [
  { folder: 'dist/client', args: ['build'] },
  { folder: 'dist/server', args: ['build', '--ssr'] },
];

/** Builds what does not come from the sources as they are now. Throws an Error with the mistakes of the configuration, or Vite's words. */
export async function freshBuild(root) {
  const hash = sourceHash(root);
  const stale = halves.filter(({ folder }) => stampOf(join(root, folder)) !== hash);
  if (stale.length === 0) return;
  // A mistake of an administrator is told before they wait for a build; what is built was judged before.
  await run(root, ['--import', 'tsx', join('scripts', 'check-config.ts')]);
  console.log('Building the portal; this is needed once after a change …');
  await Promise.all(stale.map((half) => build(root, half, hash)));
}

/** Made aside and moved into place whole: processes that start at once, and a build cut off, leave no half of one. */
async function build(root, { folder, args }, hash) {
  const place = join(root, folder);
  const aside = `${place}.${process.pid}`;
  try {
    await vite(root, [...args, '--outDir', aside]);
    // Another process may have been faster.
    if (stampOf(place) === hash) return;
    rmSync(place, { recursive: true, force: true });
    renameSync(aside, place);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

const stampOf = (folder) => {
  const stamp = join(folder, STAMP);
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : null;
};

async function vite(root, args) {
  const program = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  if (!existsSync(program)) throw new Error('Vite is not installed: run "npm ci" first.');
  await run(root, [program, ...args, '--logLevel', 'warn']).catch((failure) => {
    throw new Error(`"vite ${args.join(' ')}" failed:\n${failure.message}`);
  });
}

/** Runs a program of Node's to its end. Throws an Error with its words when that is a bad one. */
function run(root, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root });
    let words = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part) => {
        words += part;
      });
    }
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(words.trim()))));
  });
}
