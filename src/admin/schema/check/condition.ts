import type { Condition } from '../condition';
import type { Field } from '../field';
import { kindOf, validatorOf } from '../kinds';
import { unknownWord } from './nearest';

const groups = ['all', 'any', 'not'];
const tests = ['is', 'above', 'below', 'empty'];
const settings = ['field', ...tests, ...groups];

type Settings = Record<string, unknown>;

const isObject = (value: unknown): value is Settings => typeof value === 'object' && value !== null;

/** Checks only the shape; `at` names the condition. */
export function conditionShapeErrors(at: string, condition: unknown): string[] {
  if (!isObject(condition))
    return [`${at}: must be { field, is: [ … ] }, or have ${listed(settings.slice(2))}`];
  const keys = Object.keys(condition);
  const unknown = keys.filter((key) => !settings.includes(key));
  if (unknown.length > 0) return unknown.map((key) => unknownWord(at, 'setting', key, settings));
  const [group, ...more] = keys.filter((key) => groups.includes(key));
  if (group) {
    if (more.length > 0 || keys.length > 1) return [`${at}: "${group}" stands alone`];
    const inner = condition[group];
    if (group === 'not') return conditionShapeErrors(`${at}.not`, inner);
    if (!Array.isArray(inner) || inner.length === 0)
      return [`${at}: "${group}" must be a list of conditions`];
    return inner.flatMap((one, index) => conditionShapeErrors(`${at}.${group}.${index}`, one));
  }
  if (typeof condition.field !== 'string') return [`${at}: "field" is missing`];
  const [test, other] = keys.filter((key) => tests.includes(key));
  if (!test) return [`${at}: "is" is missing: the values for which it is met, as a list`];
  if (other) return [`${at}: has one of ${listed(tests)}; join several by "all"`];
  return fits(test, condition[test]) ? [] : [`${at}: "${test}" must be ${said[test]}`];
}

const listed = (words: string[]): string => words.map((word) => `"${word}"`).join(', ');

const said: Record<string, string> = {
  is: 'a list of values',
  above: 'a number, a day, an instant or { field }',
  below: 'a number, a day, an instant or { field }',
  empty: 'true or false',
};

const fits = (test: string, value: unknown): boolean => {
  if (test === 'is') return Array.isArray(value) && value.length > 0;
  if (test === 'empty') return typeof value === 'boolean';
  if (isObject(value)) return typeof value.field === 'string' && Object.keys(value).length === 1;
  return typeof value === 'number' || typeof value === 'string';
};

/**
 * Checks a condition of valid shape against the fields. `isTyped`: it compares values while they are typed, where a
 * field under a condition itself may hold a value that is not sent.
 */
export function conditionErrors(
  at: string,
  condition: Condition,
  fields: Record<string, Field>,
  isTyped = true,
): string[] {
  const inner = (one: Condition, path: string) => conditionErrors(`${at}.${path}`, one, fields, isTyped);
  if ('not' in condition) return inner(condition.not, 'not');
  if ('all' in condition) return condition.all.flatMap((one, index) => inner(one, `all.${index}`));
  if ('any' in condition) return condition.any.flatMap((one, index) => inner(one, `any.${index}`));
  const { field: name } = condition;
  const field = fields[name];
  const what = whatOf(condition);
  if (!field || !able[what](field)) {
    const names = Object.keys(fields).filter((own) => able[what](fields[own] as Field));
    return [unknownWord(at, what, name, names)];
  }
  if (isTyped && field.when) return [`${at}: "${name}" stands under a condition itself`];
  if ('is' in condition) {
    const known = answersOf(field);
    return condition.is
      .filter((value) => !known.includes(value))
      .map((value) => unknownWord(at, `value of "${name}"`, String(value), known.map(String)));
  }
  if ('empty' in condition) return [];
  const operand = 'above' in condition ? condition.above : condition.below;
  if (typeof operand === 'object') return operandErrors(at, operand.field, field, fields, isTyped);
  const wrong = validatorOf({ ...field, min: undefined, max: undefined } as Field).safeParse(operand).error;
  return wrong ? [`${at}: "${name}" cannot be compared with ${JSON.stringify(operand)}`] : [];
}

function operandErrors(
  at: string,
  name: string,
  compared: Field,
  fields: Record<string, Field>,
  isTyped: boolean,
): string[] {
  const alike = Object.keys(fields).filter((other) => comparable(fields[other]) === comparable(compared));
  if (!alike.includes(name)) return [unknownWord(at, 'field of its kind', name, alike)];
  return isTyped && fields[name]?.when ? [`${at}: "${name}" stands under a condition itself`] : [];
}

const whatOf = (condition: Condition) =>
  'is' in condition
    ? 'choice, switch or required rate'
    : 'empty' in condition
      ? 'typed field'
      : 'number, amount, day or instant';

const able: Record<ReturnType<typeof whatOf>, (field: Field) => boolean> = {
  'choice, switch or required rate': (field) => answersOf(field).length > 0,
  'typed field': (field) => !field.computed && !kindOf(field)?.secret,
  'number, amount, day or instant': (field) => comparable(field) !== undefined,
};

/** Possible answers of a field; `check()` also passes unknown kinds. */
const answersOf = (field: Field): readonly (string | boolean)[] => kindOf(field)?.answers?.(field) ?? [];

/**
 * Type by which a field is compared; undefined for a computed value, which is not stored, and a rate, which
 * has two units.
 */
const comparable = (field: Field | undefined): 'number' | 'day' | 'instant' | undefined => {
  const kind = field && !field.computed ? kindOf(field) : undefined;
  return kind?.time ?? (kind?.sorts === 'number' ? 'number' : undefined);
};
