import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { reasonOf, StartError } from '../start-error';

/** PostgreSQL version of PGlite 0.5.16; files of another version cannot be read. */
export const EMBEDDED_MAJOR = '18';

/** Creates `DATA_DIR` if missing. Throws `StartError` if it is unusable and then changes nothing. */
export function prepareDataFolder(dataDir: string): string {
  const folder = resolve(dataDir);
  try {
    mkdirSync(folder, { recursive: true });
    readdirSync(folder);
    return folder;
  } catch (failure) {
    const isFile = (failure as NodeJS.ErrnoException).code === 'EEXIST';
    throw new StartError(
      isFile
        ? `DATA_DIR ${folder} is not a folder.`
        : `DATA_DIR ${folder} cannot be used: ${reasonOf(failure)}`,
    );
  }
}

/** True if the folder contains a database. Refuses any other content. */
export function hasDatabase(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const refuse = (why: string) =>
    new StartError(`${folder} ${why}: move it away, or choose another DATA_DIR.`);
  if (!statSync(folder).isDirectory()) throw refuse('is not a folder');
  if (readdirSync(folder).length === 0) return false;
  const versionFile = join(folder, 'PG_VERSION');
  if (!existsSync(versionFile) || !existsSync(join(folder, 'global', 'pg_control'))) {
    throw refuse('is not a database');
  }
  const version = readFileSync(versionFile, 'utf8').trim();
  if (version !== EMBEDDED_MAJOR) {
    throw refuse(`was made by PostgreSQL ${version}, and this program embeds ${EMBEDDED_MAJOR}`);
  }
  return true;
}
