import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../src/platform/root';

/** Milliseconds; longer than any run, so older copies are unused. */
const OLD = 6 * 3_600_000;

/** A cache folder; removes old entries. */
export function shelf(name: string): string {
  const folder = join(repositoryRoot, 'node_modules', '.cache', name);
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(folder)) {
    const made = statSync(join(folder, entry), { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - made > OLD) rmSync(join(folder, entry), { recursive: true, force: true });
  }
  return folder;
}

/** A folder created once per name and then reused. */
export async function cacheFolder(
  on: string,
  name: string,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const all = shelf(on);
  const folder = join(all, name);
  if (existsSync(folder)) return folder;
  const making = mkdtempSync(join(all, 'making-'));
  try {
    await make(making);
    renameSync(making, folder);
  } catch (failure) {
    // Another process has created the same folder.
    if (!existsSync(folder)) throw failure;
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
  return folder;
}
