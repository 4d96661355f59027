import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../src/platform/root';

/** Milliseconds; longer than any run, so older copies are unused. */
const OLD = 6 * 3_600_000;

/** A cache folder; removes old entries. */
export function shelf(name: string): string {
  const place = join(repositoryRoot, 'node_modules', '.cache', name);
  mkdirSync(place, { recursive: true });
  for (const entry of readdirSync(place)) {
    const made = statSync(join(place, entry), { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - made > OLD) rmSync(join(place, entry), { recursive: true, force: true });
  }
  return place;
}

/** A folder created once per name and then reused. */
export async function keptFolder(
  on: string,
  name: string,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const all = shelf(on);
  const place = join(all, name);
  if (existsSync(place)) return place;
  const making = mkdtempSync(join(all, 'making-'));
  try {
    await make(making);
    renameSync(making, place);
  } catch (failure) {
    // Another process has created the same folder.
    if (!existsSync(place)) throw failure;
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
  return place;
}
