import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartError } from '../start-error';

/** Steps from one state of the tables to the next, each applied once (drizzle-kit writes them). */
export const migrationsFolder = (): string => folderWith('migrations', join('meta', '_journal.json'));

/** Functions and triggers as they are now, applied again whenever their text has changed. */
export const functionsFolder = (): string => folderWith('functions', 'live.sql');

/** Beside this file in the sources; beside the bundle, or one folder above a part of it, once built. */
function folderWith(name: string, file: string): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const found = [here, dirname(here)]
    .map((folder) => join(folder, name))
    .find((folder) => existsSync(join(folder, file)));
  if (!found) throw new StartError(`The folder "${name}" is missing beside ${here}: build again.`);
  return found;
}
