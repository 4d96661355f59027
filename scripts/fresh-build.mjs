import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freshConfiguration } from './fresh-configuration.mjs';
import { runNode } from './run-node.mjs';
import { STAMP, sourceHash } from './source-hash.mjs';

/** The two halves of the product and how Vite is asked for each. */
const halves = [
  { folder: 'dist/client', args: ['build'] },
  { folder: 'dist/server', args: ['build', '--ssr'] },
];

/** Builds what does not come from the sources as they are now. Throws an Error with the mistakes of the configuration, or Vite's words. */
export async function freshBuild(root) {
  // A mistake of an administrator is told before they wait for a build.
  await freshConfiguration(root);
  const hash = sourceHash(root);
  const stale = halves.filter(({ folder }) => stampOf(join(root, folder)) !== hash);
  if (stale.length === 0) return;
  console.log('Building the portal; this is needed once after a change of its sources …');
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
  // A test runner calls its own surroundings "test", and React would come as its developers have it.
  const env = { NODE_ENV: 'production' };
  await runNode(root, [program, ...args, '--logLevel', 'warn'], env).catch((failure) => {
    throw new Error(`"vite ${args.join(' ')}" failed:\n${failure.message}`);
  });
}
