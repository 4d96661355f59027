import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from './run-node.mjs';
import { configurationHash } from './source-hash.mjs';

/**
 * Rebuilds the configuration if it is stale or incomplete, and returns a note about it, or ''. Throws an Error with its
 * mistakes, one per line.
 */
export async function freshConfiguration(root) {
  const record = join(root, 'dist', 'configuration.json');
  const { from, file } = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {};
  const isThere = Boolean(file) && existsSync(join(root, 'dist', 'configuration', file));
  if (isThere && from === configurationHash(root)) return '';
  return runNode(root, ['--import', 'tsx', join('scripts', 'make-configuration.ts')]);
}
