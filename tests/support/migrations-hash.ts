import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names the state of a migrations folder, so that a template of another state is never used. */
export function migrationsHash(folder: string): string {
  const hash = createHash('sha256');
  for (const file of ['meta/_journal.json', ...readdirSync(folder).filter((name) => name.endsWith('.sql'))]) {
    hash.update(file).update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
