import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartError } from '../start-error';

export interface SqlFolders {
  /**
   * All tables of an empty database (migration 1), in the order of file names; the leading digit gives the
   * dependency level.
   */
  schema: string;
  migrations: string;
  /** Current functions and triggers, applied again when their text changes. */
  functions: string;
}

export const sqlFolders = (): SqlFolders => {
  const folder = folderOfSql();
  return {
    schema: join(folder, 'schema'),
    migrations: join(folder, 'migrations'),
    functions: join(folder, 'functions'),
  };
};

/** Next to this file in the sources; next to the bundle, or one folder above a chunk, once built. */
function folderOfSql(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const found = [here, dirname(here)].find((folder) => existsSync(join(folder, 'functions', 'live.sql')));
  if (!found) throw new StartError(`The folder "functions" is missing beside ${here}: build again.`);
  return found;
}
