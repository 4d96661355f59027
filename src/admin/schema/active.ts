import { blankToAbsent } from './blank';
import { fieldsIn, isMet } from './condition';
import type { Field } from './field';
import { slugify } from './slugify';

type Values = Record<string, unknown>;
type Fields = Record<string, Field>;

/** Fields that decide whether this one is shown, required or filled in. */
export const asksOf = (field: Field): string[] => [
  ...fieldsIn(field.when),
  ...fieldsIn(field.requiredWhen),
  ...(field.kind === 'slug' && field.from ? [field.from] : []),
];

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
