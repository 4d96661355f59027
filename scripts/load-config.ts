import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { nearest, unknownWord } from '../src/admin/schema/check/nearest';
import type { Config } from '../src/admin/schema/resource';
import type { Load } from './error-position';

export const importModule: Load = (path) => import(/* @vite-ignore */ pathToFileURL(path).href);

export type Loaded = { config: Config } | { error: string };

/** Loads an unchecked configuration. Mistakes are returned, never thrown. */
export async function loadConfig(path: string, load: Load = importModule): Promise<Loaded> {
  const file = basename(path);
  try {
    const { default: config } = (await load(path)) as { default?: Config };
    if (config) return { config };
    return { error: `${file}: has no default export: it must end in "export default defineConfig({ … })"` };
  } catch (failure) {
    return { error: failureLine(path, failure) };
  }
}

/** `resources/promo.ts:12: message`, with the nearest name for a misspelling. */
function failureLine(path: string, failure: unknown): string {
  const { message, stack = '' } = failure instanceof Error ? failure : new Error(String(failure));
  const folder = dirname(path);
  const part = partNamed(path, `${message}\n${stack}`);
  const file = relative(folder, part);
  // Format of the transformer: `…/resources.config.ts:12:4: ERROR: Expected "}"`.
  const syntax = /:(\d+):\d+: ERROR: (.+)/.exec(message);
  if (syntax) return `${file}:${syntax[1]}: ${syntax[2]}`;
  const absent = /^Cannot find module '([^']+)'/.exec(message)?.[1];
  if (absent) return absentLine(folder, absent);
  const line = stack.split(file)[1]?.match(/^\S*?:(\d+):\d+/)?.[1];
  const at = line ? `${file}:${line}` : file;
  const missing = /^(\S+) is not defined$/.exec(message);
  if (missing?.[1]) return unknownWord(at, 'name', missing[1], namesIn(readFileSync(part, 'utf8')));
  return `${at}: ${message.replace(/\s+/g, ' ').trim()}`;
}

/** The file named first in the message: the one at `path`, or one of its entities. */
function partNamed(path: string, words: string): string {
  const parts = [path, ...entityFiles(dirname(path))];
  const at = (part: string): number => {
    const found = words.indexOf(`${part}:`);
    return found < 0 ? Number.POSITIVE_INFINITY : found;
  };
  return parts.reduce((first, part) => (at(part) < at(first) ? part : first));
}

function absentLine(folder: string, absent: string): string {
  const file = relative(folder, resolve(folder, absent));
  const near = nearest(
    file,
    entityFiles(folder).map((part) => relative(folder, part).replace(/\.ts$/, '')),
  );
  return `${file}: there is no such file${near ? `; did you mean "${near}"?` : ''}`;
}

const entityFiles = (folder: string): string[] => {
  const entities = join(folder, 'resources');
  return existsSync(entities) ? readdirSync(entities).map((name) => join(entities, name)) : [];
};

/** Names defined in a configuration. */
const namesIn = (source: string): string[] => [
  ...[...source.matchAll(/^(?:export )?(?:const|function) (\w+)/gm)].map(([, name = '']) => name),
  ...[...source.matchAll(/^import \{([^}]+)\}/gm)].flatMap(([, names = '']) => names.match(/\w+/g) ?? []),
];
