import type { Condition, Field } from '../field';
import { kindOf } from '../kinds';
import { unknownWord } from './nearest';

const settings = ['field', 'is'];

/** Checks only the shape; `at` names the condition. */
export function conditionShapeErrors(at: string, condition: unknown): string[] {
  if (typeof condition !== 'object' || condition === null) return [`${at}: must be { field, is: [ … ] }`];
  const { field, is } = condition as Partial<Condition>;
  const unknown = Object.keys(condition).filter((key) => !settings.includes(key));
  if (unknown.length > 0) return unknown.map((key) => unknownWord(at, 'setting', key, settings));
  if (typeof field !== 'string') return [`${at}: "field" is missing`];
  if (is === undefined) return [`${at}: "is" is missing: the values for which it is met, as a list`];
  if (!Array.isArray(is) || is.length === 0) return [`${at}: "is" must be a list of values`];
  return [];
}

export function conditionErrors(
  at: string,
  { field, is }: Condition,
  fields: Record<string, Field>,
): string[] {
  const asked = fields[field];
  const names = Object.keys(fields).filter((name) => canBeAsked(fields[name]));
  if (!asked || !canBeAsked(asked)) return [unknownWord(at, 'choice, switch or required rate', field, names)];
  if (asked.when) return [`${at}: "${field}" stands under a condition itself`];
  const known = answersOf(asked);
  return is
    .filter((value) => !known.includes(value))
    .map((value) => unknownWord(at, `value of "${field}"`, String(value), known.map(String)));
}

const canBeAsked = (field: Field | undefined): boolean => field !== undefined && answersOf(field).length > 0;

/** Possible answers of a field; `check()` also passes unknown kinds. */
const answersOf = (field: Field): readonly (string | boolean)[] => kindOf(field)?.answers?.(field) ?? [];
