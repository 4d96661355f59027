import type { z } from 'zod';
import { nearest, unknownWord } from './nearest';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

const words: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/** Operations that need no entry in `can`. */
const ALWAYS = ['list', 'show', 'read', 'view', 'get'];

export interface IssueSources {
  name(path: Path): string;
  settings(path: Path): readonly string[];
}

/** Formats zod issues as lines with path and nearest word; a misspelled setting is reported once. */
export function issueLines(issues: readonly Issue[], input: unknown, sources: IssueSources): string[] {
  const flat = issues.flatMap((issue) => unfold(issue, input));
  const misspelled = new Set(
    flat.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => join(issue.path, nearest(key, sources.settings(issue.path)) ?? ''))
        : [],
    ),
  );
  return flat.flatMap((issue) => {
    const isMissing = valueAt(input, issue.path) === undefined;
    return isMissing && misspelled.has(join(issue.path)) ? [] : linesOf(issue, input, sources);
  });
}

const join = (path: Path, last?: string): string =>
  [...path, ...(last === undefined ? [] : [last])].join('.');

/** Picks the errors of the union variant that was meant. */
function unfold(issue: Issue, input: unknown): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const value = valueAt(input, issue.path);
  const meant = issue.errors.find((branch) =>
    branch.every(({ path, code }) => path.length > 0 || code !== 'invalid_type'),
  );
  if (!meant || value === undefined) return [issue];
  return meant.flatMap((one) => unfold({ ...one, path: [...issue.path, ...one.path] }, input));
}

function linesOf(issue: Issue, input: unknown, { name, settings }: IssueSources): string[] {
  const at = name(issue.path);
  const value = valueAt(input, issue.path);
  if (issue.code === 'invalid_key') return issue.issues.map(({ message }) => `${at}: ${message}`);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => unknownWord(at, 'setting', key, settings(issue.path)));
  }
  if (value === undefined) return [`${at}: is missing`];
  if (issue.code === 'invalid_value' && ALWAYS.includes(String(value)) && issue.values.includes('edit'))
    return [`${at}: "${value}" is always allowed to who holds the read key: leave it out`];
  if (issue.code === 'invalid_value')
    return [unknownWord(at, 'value', String(value), issue.values.map(String))];
  if (issue.code === 'invalid_type') return [`${at}: must be ${words[issue.expected] ?? issue.expected}`];
  if (issue.code !== 'invalid_union') return [`${at}: ${issue.message}`];
  const wanted = issue.errors.flatMap(([one]) =>
    one?.code === 'invalid_type' ? [words[one.expected] ?? one.expected] : [],
  );
  return [`${at}: must be ${[...new Set(wanted)].join(' or ')}`];
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    value,
  );
