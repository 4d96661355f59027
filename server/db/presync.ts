import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { syncPaths, withFile } from './sync-paths';

/** Where `pg_control` says how the database was left, and what it says after a clean end (PostgreSQL's DBState). */
const STATE_AT = 16;
const SHUT_DOWN = 1;

/**
 * Brings every file of a database that was left by a crash to the disk, and answers their paths below `folder`. After
 * a crash PostgreSQL does so itself before anything else, twice and one file after the other: most of its start. After
 * a clean end nothing is to be done.
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
