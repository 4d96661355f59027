import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartError } from '../start-error';

export interface SqlFile {
  name: string;
  text: string;
}

export interface SqlFiles {
  /** All tables of an empty database (migration 1); the leading digit of a name gives the dependency level. */
  schema: SqlFile[];
  migrations: SqlFile[];
  /** Current functions and triggers, applied again when their text changes. */
  functions: SqlFile[];
}

/** Files of every topic, in the order of their names. */
export const sqlFiles = (): SqlFiles => {
  const folder = folderOfSql();
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.sql'),
  );
  const of = (kind: keyof SqlFiles): SqlFile[] =>
    paths
      .filter((path) => basename(dirname(path)) === kind)
      .map((path) => ({ name: basename(path), text: readFileSync(join(folder, path), 'utf8') }))
      .sort((one, other) => (one.name < other.name ? -1 : 1));
  const files = { schema: of('schema'), migrations: of('migrations'), functions: of('functions') };
  if (files.schema.length === 0) throw new StartError(`No SQL files are below ${folder}: build again.`);
  return files;
};

/** `src` for the sources; once built, the folder of the bundle, which may be one above a chunk. */
function folderOfSql(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const built = [here, dirname(here)].find((folder) => existsSync(join(folder, 'functions', 'live.sql')));
  return built ?? join(here, '..', '..');
}

const withoutComments = (text: string): string => text.replace(/--.*$/gm, '').replace(/\s+/g, ' ').trim();

/** Statements of a text split at `border`. */
export const statementsOf = (text: string, border: RegExp): string[] =>
  text.split(border).filter((statement) => withoutComments(statement) !== '');

export const hashOfSql = (text: string): string =>
  createHash('sha256').update(withoutComments(text)).digest('hex');
