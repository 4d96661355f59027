import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { unknownWord } from '../src/core/schema/check/nearest';
import type { Config } from '../src/core/schema/resource';

/** The configuration that a file exports, or in one line why it cannot be read. */
export type Loaded = { config: Config } | { fault: string };

/** Runs a configuration that nothing has checked. Whatever is wrong with it is told, never thrown. */
export async function loadConfig(path: string): Promise<Loaded> {
  const file = basename(path);
  try {
    const { default: config } = (await import(pathToFileURL(path).href)) as { default?: Config };
    if (config) return { config };
    return { fault: `${file}: has no default export: it must end in "export default defineConfig({ … })"` };
  } catch (failure) {
    return { fault: failureLine(file, failure, readFileSync(path, 'utf8')) };
  }
}

/** `resources.config.ts:12: what is wrong`, with the nearest name where one is misspelled. */
function failureLine(file: string, failure: unknown, source: string): string {
  const { message, stack = '' } = failure instanceof Error ? failure : new Error(String(failure));
  // The transformer's own words: `…/resources.config.ts:12:4: ERROR: Expected "}"`.
  const syntax = /:(\d+):\d+: ERROR: (.+)/.exec(message);
  if (syntax) return `${file}:${syntax[1]}: ${syntax[2]}`;
  const line = stack.split(file)[1]?.match(/^\S*?:(\d+):\d+/)?.[1];
  const at = line ? `${file}:${line}` : file;
  const missing = /^(\S+) is not defined$/.exec(message);
  if (missing?.[1]) return unknownWord(at, 'name', missing[1], namesIn(source));
  return `${at}: ${message.replace(/\s+/g, ' ').trim()}`;
}

/** What a configuration calls its parts. */
const namesIn = (source: string): string[] =>
  [...source.matchAll(/^(?:export )?(?:const|function) (\w+)/gm)].map(([, name = '']) => name);
