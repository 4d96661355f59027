import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that a build reads. What administrators write by hand is no part of it: see `configurationHash`. */
const sources = [
  'src',
  'server',
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

/** What administrators write by hand, and what judges it. */
const judged = [
  'resources.config.ts',
  'resources',
  'access.model.conf',
  'src/core',
  'scripts/judge-configuration.ts',
  'scripts/load-config.ts',
  'scripts/make-configuration.ts',
  'package-lock.json',
];

/** Name of the file in a built folder that says what it was built from. */
export const STAMP = '.built-from';

/** Digest of all sources by content: a clone or a checkout changes times, never this. */
export const sourceHash = (root) => hashOf(root, sources);

/** The same of what the configuration follows from. */
export const configurationHash = (root) => hashOf(root, judged);

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
