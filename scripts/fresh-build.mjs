import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freshConfiguration } from './fresh-configuration.mjs';
import { runNode } from './run-node.mjs';
import { STAMP, sourceHash } from './source-hash.mjs';

/** The two parts of the product and their Vite arguments. */
const portal = { folder: 'dist/client', args: ['build'] };
const server = { folder: 'dist/server', args: ['build', '--ssr'] };

/** Builds what is stale. Throws an Error with the mistakes of the configuration or Vite's output. */
export async function freshBuild(root) {
  const { portalBuilt } = await freshServer(root, () => undefined);
  await portalBuilt();
}

/**
 * Like `freshBuild`, but resolves once the configuration and the server are built; `portalBuilt` resolves
 * when the client is. `say` receives each slow step.
 */
export async function freshServer(root, say) {
  // Runs in another process while the sources are hashed, so that a mistake is told early.
  const checked = freshConfiguration(root);
  const hash = sourceHash(root);
  const isStale = ({ folder }) => stampOf(join(root, folder)) !== hash;
  const stale = [portal, server].filter(isStale);
  const step = (nth, what) => stale.length > 0 && say(`Step ${nth} of 4: ${what} …`);
  // Before the builds, which would slow it down.
  step(1, 'checking the configuration');
  const note = await checked;
  if (note) say(note);
  const cut = new AbortController();
  const builds = new Map(stale.map((half) => [half, build(root, half, { hash, signal: cut.signal })]));
  // Each promise is awaited below; this prevents an unhandled rejection until then.
  for (const one of builds.values()) one.catch(() => undefined);
  try {
    step(2, 'building server and portal');
    await builds.get(server);
  } catch (failure) {
    cut.abort();
    await Promise.allSettled(builds.values());
    throw failure;
  }
  step(3, 'preparing the database');
  const portalBuilt = async () => {
    step(4, 'finishing the portal for browsers');
    await builds.get(portal);
  };
  return { portalBuilt };
}

/**
 * Builds into a temporary folder and moves it into place, so that parallel or interrupted builds leave no
 * partial result.
 */
async function build(root, { folder, args }, { hash, signal }) {
  const target = join(root, folder);
  const aside = `${target}.${process.pid}`;
  try {
    await vite(root, [...args, '--outDir', aside], signal);
    // Another process may have finished first.
    if (stampOf(target) === hash) return;
    rmSync(target, { recursive: true, force: true });
    renameSync(aside, target);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

const stampOf = (folder) => {
  const stamp = join(folder, STAMP);
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : null;
};

async function vite(root, args, signal) {
  const program = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  if (!existsSync(program)) throw new Error('Vite is not installed: run "npm ci" first.');
  // A test runner sets NODE_ENV to "test", which would bundle React's development build.
  const env = { NODE_ENV: 'production' };
  await runNode(root, [program, ...args, '--logLevel', 'warn'], { env, signal }).catch((failure) => {
    throw new Error(`"vite ${args.join(' ')}" failed:\n${failure.message}`);
  });
}
