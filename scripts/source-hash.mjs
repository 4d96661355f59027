import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that a build reads. */
const sources = [
  'src',
  'server',
  'public',
  'index.html',
  'resources.config.ts',
  'access.model.conf',
  'vite.config.ts',
  'scripts/vite-precompress.ts',
  'scripts/vite-pure-names.ts',
  'package-lock.json',
];

/** Name of the file in a built folder that says what it was built from. */
export const STAMP = '.built-from';

/** Digest of all sources by content: a clone or a checkout changes times, never this. */
export function sourceHash(root) {
  const hash = createHash('sha256');
  for (const source of sources) addTo(hash, root, source);
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
