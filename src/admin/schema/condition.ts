import { blankToAbsent } from './blank';

/** A constant (an amount, a day or an instant as text), or another field of the record. */
type Operand<Name extends string> = number | string | { field: Name };

/**
 * Compares values of one record. `is` compares a rate by its type, and a switch that was never set is `false`. `above`
 * and `below` are not met while a side is empty.
 */
export type Condition<Name extends string = string> =
  | { field: Name; is: readonly (string | boolean)[] }
  | { field: Name; above: Operand<Name> }
  | { field: Name; below: Operand<Name> }
  | { field: Name; empty: boolean }
  | { all: readonly Condition<Name>[] }
  | { any: readonly Condition<Name>[] }
  | { not: Condition<Name> };

type Values = Record<string, unknown>;

/** True without a condition. */
export const isMet = (condition: Condition | undefined, values: Values): boolean =>
  !condition || truthOf(condition, values, () => true) === true;

/** False only if no record with these values meets the condition; fields missing in `values` are unknown. */
export const mayBeMet = (condition: Condition, values: Values): boolean =>
  truthOf(condition, values, (name) => name in values) !== false;

/** Names of the fields that a condition compares. */
export function fieldsIn(condition: Condition | undefined): string[] {
  if (!condition) return [];
  if ('all' in condition) return condition.all.flatMap(fieldsIn);
  if ('any' in condition) return condition.any.flatMap(fieldsIn);
  if ('not' in condition) return fieldsIn(condition.not);
  const operand = operandOf(condition);
  return [condition.field, ...(typeof operand === 'object' ? [operand.field] : [])];
}

type Comparison = Extract<Condition, { field: string }>;

const operandOf = (condition: Comparison): Operand<string> | undefined =>
  'above' in condition ? condition.above : 'below' in condition ? condition.below : undefined;

/** Undefined if the answer depends on a field that `isKnown` denies. */
function truthOf(
  condition: Condition,
  values: Values,
  isKnown: (name: string) => boolean,
): boolean | undefined {
  const inner = (one: Condition) => truthOf(one, values, isKnown);
  if ('not' in condition) {
    const truth = inner(condition.not);
    return truth === undefined ? undefined : !truth;
  }
  if ('all' in condition) return decided(condition.all.map(inner), false);
  if ('any' in condition) return decided(condition.any.map(inner), true);
  return fieldsIn(condition).every(isKnown) ? compares(condition, values) : undefined;
}

/** `all` is decided by one that is false, `any` by one that is true. */
const decided = (truths: (boolean | undefined)[], by: boolean): boolean | undefined => {
  if (truths.includes(by)) return by;
  return truths.includes(undefined) ? undefined : !by;
};

function compares(condition: Comparison, values: Values): boolean {
  const value = values[condition.field];
  if ('is' in condition) return condition.is.some((wanted) => wanted === answerOf(value));
  if ('empty' in condition) return (blankToAbsent(value) === undefined) === condition.empty;
  const operand = operandOf(condition);
  const other = typeof operand === 'object' ? values[operand.field] : operand;
  const isPair =
    (typeof value === 'number' && typeof other === 'number') ||
    (typeof value === 'string' && typeof other === 'string' && value !== '' && other !== '');
  return isPair && ('above' in condition ? value > other : value < other);
}

/** Value compared by `is`: the type of a rate, `false` for a switch that was never set. */
const answerOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'type' in value ? value.type : (value ?? false);
