import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** Bytes: several times what two workers' databases and browsers need. */
const ROOM = 4 * 2 ** 30;

const hasRoom = () => {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM;
  } catch {
    return false;
  }
};

/** A folder in memory with enough space for databases, else null. */
export const memoryFolder = () => (hasRoom() ? MEMORY : null);

/**
 * Environment that puts test databases into memory if there is space, so that syncing is fast. The folder is
 * removed with this process.
 */
export function scratchInMemory() {
  const memory = memoryFolder();
  if (!memory) return {};
  const folder = mkdtempSync(join(memory, 'portal-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return { TMPDIR: folder };
}
