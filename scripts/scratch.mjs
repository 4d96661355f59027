import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** Bytes: what two workers' databases and browsers keep at once, many times over. */
const ROOM = 4 * 2 ** 30;

const hasRoom = () => {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM;
  } catch {
    return false;
  }
};

/** A folder in memory with room for databases, else null. */
export const memoryFolder = () => (hasRoom() ? MEMORY : null);

/**
 * Variables that put the databases of tests into memory where the machine has room: they sync as ever, and wait for no
 * disk. The folder goes with this process.
 */
export function scratchInMemory() {
  const memory = memoryFolder();
  if (!memory) return {};
  const folder = mkdtempSync(join(memory, 'portal-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return { TMPDIR: folder };
}
