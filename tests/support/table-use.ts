import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sqlFiles } from '../../src/platform/db/sql-files';
import { repositoryRoot } from '../../src/platform/root';

/** A statement that uses a table. */
export interface TableUse {
  /** `topics/shops`, `platform/jobs`, or another folder of `src`. */
  owner: string;
  table: string;
  /** Columns of an update; empty for an insert or delete, undefined for a read. */
  sets: string[] | undefined;
}

const filesOf = (folder: string, ending: string): string[] =>
  readdirSync(join(repositoryRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file));

const ownerOf = (file: string): string =>
  /^src\/((?:topics|platform|server)\/[^/]+|admin)\//.exec(file)?.[1] ?? file;

/** Tables of the schema. */
export const schemaTables = (): string[] =>
  sqlFiles().schema.flatMap(({ text }) =>
    [...text.matchAll(/^CREATE (?:UNLOGGED )?TABLE (\w+)/gm)].map(([, name = '']) => name),
  );

/** Marker of an interpolated table name. */
export const UNNAMED = `\${`;

const SQL_UPDATE = /\bupdate\s+(\w+)(?:\s+(?:as\s+)?(?!set\b)\w+)?\s+set\s+/gi;
const SQL_WRITE = /\b(?:insert\s+into|delete\s+from|truncate)\s+(\w+)/gi;
const SQL_READ = /\b(?:from|join|using)\s+(\w+)/gi;
const SQL_UNNAMED = /\b(?:update|insert\s+into|delete\s+from)\s+(\$\{)/gi;

/** All statements of the server and of database functions. */
export function tableUses(): TableUse[] {
  const tables = schemaTables();
  const all = [
    ...filesOf('src', '.ts').filter((file) => !/\/(?:web|contract|domain|text)\//.test(file)),
    ...filesOf('src', '.sql').filter((file) => file.includes('/functions/')),
  ];
  return all.flatMap((file) =>
    usesIn(readFileSync(join(repositoryRoot, file), 'utf8')).flatMap(({ name, sets }) => {
      const table = name.toLowerCase();
      return tables.includes(table) || name === UNNAMED ? [{ owner: ownerOf(file), table, sets }] : [];
    }),
  );
}

/** Names at the position of a table in a statement, with their use. */
export function usesIn(source: string): { name: string; sets: string[] | undefined }[] {
  const text = withoutComments(source);
  const found = (pattern: RegExp, sets?: (match: RegExpExecArray) => string[]) =>
    [...text.matchAll(pattern)].map((match) => ({ name: match[1] ?? '', sets: sets?.(match) }));
  return [
    ...found(SQL_UPDATE, ({ index, 0: { length } }) => columnsOf(text.slice(index + length))),
    ...found(SQL_WRITE, () => []),
    ...found(SQL_UNNAMED, () => []),
    ...found(SQL_READ),
  ];
}

const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*(?:\/\/|--).*$/gm, '');

/** Left sides in `a = 1, b = f(x, y) where …`. */
function columnsOf(text: string): string[] {
  let flat = text.slice(0, 2_000);
  for (let before = ''; before !== flat; ) {
    before = flat;
    flat = flat.replace(/\$\{[^{}]*\}|\([^()]*\)/g, '?');
  }
  const [assignments = ''] = flat.split(/\b(?:where|from|returning)\b|[`;]/i);
  return [...assignments.matchAll(/(?:^|,)\s*(\w+)\s*=/g)].map(([, column = '']) => column);
}
