import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartError } from '../start-error';

/** SQL files of the database, each kind in its folder. */
export interface SqlFolders {
  /** All tables of an empty database: migration 1. Laid by name, whose digit says after which others a file comes. */
  schema: string;
  /** Migrations 2 and later, in the order of their names; the folder may be missing. */
  migrations: string;
  /** Functions and triggers as they are now, applied again whenever their text has changed. */
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

/** Beside this file in the sources; beside the bundle, or one folder above a part of it, once built. */
function folderOfSql(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const found = [here, dirname(here)].find((folder) => existsSync(join(folder, 'functions', 'live.sql')));
  if (!found) throw new StartError(`The folder "functions" is missing beside ${here}: build again.`);
  return found;
}
