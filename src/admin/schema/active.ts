import { blankToAbsent } from './blank';
import type { Condition, Field } from './field';
import { slugify } from './slugify';

type Values = Record<string, unknown>;
type Fields = Record<string, Field>;

/** Value compared by a condition: the type of a rate, `false` for a switch that was never set. */
const answerOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'type' in value ? value.type : (value ?? false);

/** True without a condition. */
export const isMet = (condition: Condition | undefined, values: Values): boolean =>
  !condition || condition.is.some((wanted) => wanted === answerOf(values[condition.field]));

export const asksOf = (field: Field): string[] =>
  [field.when?.field, field.requiredWhen?.field, field.kind === 'slug' ? field.from : undefined].filter(
    (name) => name !== undefined,
  );

export function isRequired(field: Field, fields: Fields, values: Values): boolean {
  if (!isMet(field.when, values)) return false;
  if (field.requiredWhen) return isMet(field.requiredWhen, values);
  return Boolean(field.required) && !isMade(field, fields, values);
}

const isMade = (field: Field, fields: Fields, values: Values): boolean => {
  if (field.kind !== 'slug' || !field.from) return false;
  const source = blankToAbsent(values[field.from]);
  if (source === undefined) return Boolean(fields[field.from]?.required);
  return slugify(String(source), field.max) !== '';
};

/** Drops fields whose condition is not met; returns the same object if there are none. */
export function withoutInactive(fields: Fields, values: Values): Values {
  const inactive = Object.entries(fields).filter(
    ([name, { when }]) => when && name in values && !isMet(when, values),
  );
  if (inactive.length === 0) return values;
  const names = new Set(inactive.map(([name]) => name));
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name)));
}
