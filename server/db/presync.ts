import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { syncPaths, withFile } from './sync-paths';

/** Offset of the state in `pg_control`, and its value after a clean shutdown (PostgreSQL's DBState). */
const STATE_AT = 16;
const SHUT_DOWN = 1;

/**
 * Syncs all files of a crashed database and returns their paths below `folder`. PostgreSQL would do so itself
 * at start, twice and one file after the other, which takes most of the start. Does nothing after a clean
 * shutdown.
 */
export async function presync(folder: string, onSync?: (path: string) => void): Promise<Set<string>> {
  if (!(await wasCrashed(folder))) return new Set();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length));
  await syncPaths(paths, { folder, onSync });
  return new Set(paths);
}

const wasCrashed = (folder: string): Promise<boolean> =>
  withFile(join(folder, 'global', 'pg_control'), async (file) => {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, STATE_AT);
    return buffer.readUInt32LE() !== SHUT_DOWN;
  }).catch(() => false);
