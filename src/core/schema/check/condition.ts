import type { Condition, Field } from '../field';
import { unknownWord } from './nearest';

/** Faults of a condition over these fields. */
export function conditionFaults(
  at: string,
  { field, is }: Condition,
  fields: Record<string, Field>,
): string[] {
  const asked = fields[field];
  const names = Object.keys(fields).filter((name) => canBeAsked(fields[name]));
  if (!asked || !canBeAsked(asked)) return [unknownWord(`${at}.when`, 'choice or switch', field, names)];
  if (asked.when) return [`${at}.when: "${field}" stands under a condition itself`];
  const known: (string | boolean)[] =
    asked.kind === 'choice' ? asked.options.map(({ value }) => value) : [true, false];
  return is
    .filter((value) => !known.includes(value))
    .map((value) => unknownWord(`${at}.when`, `value of "${field}"`, String(value), known.map(String)));
}

const canBeAsked = (field: Field | undefined): boolean =>
  field?.kind === 'choice' || field?.kind === 'switch';
