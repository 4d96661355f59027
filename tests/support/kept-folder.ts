import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../server/root';

/** Milliseconds. No run takes as long: nobody copies any more what is older. */
const OLD = 6 * 3_600_000;

/** A place for what is kept between runs; what is old goes from it. */
export function shelf(name: string): string {
  const place = join(repositoryRoot, 'node_modules', '.cache', name);
  mkdirSync(place, { recursive: true });
  for (const entry of readdirSync(place)) {
    const made = statSync(join(place, entry), { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - made > OLD) rmSync(join(place, entry), { recursive: true, force: true });
  }
  return place;
}

/** A folder that takes long to make and is the same for everybody who asks by this name: made once, then kept. */
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
    // Another process was faster, and made the same.
    if (!existsSync(place)) throw failure;
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
  return place;
}
