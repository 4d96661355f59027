import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SqlFile {
  name: string;
  text: string;
}

export const sqlFilesOf = (folder: string): SqlFile[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

const withoutComments = (text: string): string => text.replace(/--.*$/gm, '').replace(/\s+/g, ' ').trim();

/** Statements of a text split at `border`. */
export const statementsOf = (text: string, border: RegExp): string[] =>
  text.split(border).filter((statement) => withoutComments(statement) !== '');

export const hashOfSql = (text: string): string =>
  createHash('sha256').update(withoutComments(text)).digest('hex');
