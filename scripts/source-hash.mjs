import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Inputs of a build, without the hand-written configuration (see `configurationHash`). */
const sources = [
  'src',
  'demo',
  'public',
  'docs/open-api.md',
  'examples',
  'index.html',
  'vite.config.ts',
  'scripts/server-packages.mjs',
  'scripts/vite-brand-sprite.ts',
  'scripts/vite-compile-hints.ts',
  'scripts/vite-configuration.ts',
  'scripts/vite-font.ts',
  'scripts/vite-layers.ts',
  'scripts/vite-loading-plan.ts',
  'scripts/vite-no-circles.ts',
  'scripts/vite-precompress.ts',
  'scripts/vite-pure-names.ts',
  'scripts/vite-quiet-start.ts',
  'scripts/vite-single-icons.ts',
  'package-lock.json',
];

/** The hand-written configuration and its validation code. */
const validated = [
  'resources.config.ts',
  'resources',
  'access.model.conf',
  'src/core',
  'src/admin/schema',
  'src/admin/access',
  'src/web/routes',
  'scripts/validate-configuration.ts',
  'scripts/load-config.ts',
  'scripts/write-configuration.ts',
  'package-lock.json',
];

/** File in a build folder with the hash of its sources. */
export const STAMP = '.built-from';

/** Digest of all sources by content, because clones and checkouts change times. */
export const sourceHash = (root) => hashOf(root, sources);

/** Digest of the configuration's inputs. */
export const configurationHash = (root) => hashOf(root, validated);

function hashOf(root, paths) {
  const hash = createHash('sha256');
  for (const path of paths) addTo(hash, root, path);
  return hash.digest('hex');
}

function addTo(hash, root, path) {
  const full = join(root, path);
  if (!existsSync(full)) return;
  if (statSync(full).isDirectory()) {
    for (const name of readdirSync(full).sort()) addTo(hash, root, `${path}/${name}`);
  } else {
    hash.update(`${path}\0`).update(readFileSync(full)).update('\0');
  }
}
