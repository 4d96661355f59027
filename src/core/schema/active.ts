import { blankToAbsent } from './blank';
import type { Condition, Field } from './field';
import { slugify } from './slugify';

type Values = Record<string, unknown>;
type Fields = Record<string, Field>;

/** What a condition looks at: of a value of several parts its type, of a switch that was never set `false`. */
const answerOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'type' in value ? value.type : (value ?? false);

/** Whether a condition holds for these values. */
export const isMet = (condition: Condition | undefined, values: Values): boolean =>
  !condition || condition.is.some((wanted) => wanted === answerOf(values[condition.field]));

/** Names of the fields whose values say whether a field is asked for and required. */
export const asksOf = (field: Field): string[] =>
  [field.when?.field, field.requiredWhen?.field, field.kind === 'slug' ? field.from : undefined].filter(
    (name) => name !== undefined,
  );

/**
 * Whether a field must be filled in beside these values of its record: what the validator refuses, and what a form
 * marks while one types.
 */
export function isRequired(field: Field, fields: Fields, values: Values): boolean {
  if (!isMet(field.when, values)) return false;
  if (field.requiredWhen) return isMet(field.requiredWhen, values);
  return Boolean(field.required) && !isMade(field, fields, values);
}

/** A slug that is made of its source, or waits for a source that is required itself. */
const isMade = (field: Field, fields: Fields, values: Values): boolean => {
  if (field.kind !== 'slug' || !field.from) return false;
  const source = blankToAbsent(values[field.from]);
  if (source === undefined) return Boolean(fields[field.from]?.required);
  return slugify(String(source), field.max) !== '';
};

/** The record without what its own values leave out of question; the same object when nothing is. */
export function withoutInactive(fields: Fields, values: Values): Values {
  const inactive = Object.entries(fields).filter(
    ([name, { when }]) => when && name in values && !isMet(when, values),
  );
  if (inactive.length === 0) return values;
  const names = new Set(inactive.map(([name]) => name));
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name)));
}
