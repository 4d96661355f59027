import type { Condition, Field } from './field';

type Values = Record<string, unknown>;

/** Whether a condition holds for these values. */
export const holds = (condition: Condition | undefined, values: Values): boolean =>
  !condition || condition.is.some((wanted) => wanted === (values[condition.field] ?? false));

/** The record without what its own values leave out of question; the same object when nothing is. */
export function withoutInactive(fields: Record<string, Field>, values: Values): Values {
  const inactive = Object.entries(fields).filter(
    ([name, { when }]) => when && name in values && !holds(when, values),
  );
  if (inactive.length === 0) return values;
  const names = new Set(inactive.map(([name]) => name));
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name)));
}
