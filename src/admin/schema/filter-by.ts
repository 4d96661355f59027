import { blankToAbsent } from './blank';
import type { Field, FilterBy } from './field';
import { kindOf, pointedAt } from './kinds';

type Fields = Readonly<Record<string, Field>>;

/** The fields that narrow the choices of a reference, by the field of the other resource. */
export const filterByOf = (field: Field): FilterBy | undefined =>
  'filterBy' in field ? field.filterBy : undefined;

interface WithFields {
  fields: Fields;
  actions?: readonly { fields?: Fields | undefined }[] | undefined;
}

/** All fields of records, of their sub-rows and of actions. */
export const fieldsWithin = ({ fields, actions = [] }: WithFields): Field[] =>
  [fields, ...actions.map((action) => action.fields ?? {})].flatMap(withSubFields);

const withSubFields = (fields: Fields): Field[] =>
  Object.values(fields).flatMap((field) =>
    field.kind === 'rows' ? [field, ...withSubFields(field.fields)] : [field],
  );

/** Fields of each resource by which references to it are narrowed anywhere. */
export function narrowingFields(all: readonly WithFields[]): ReadonlyMap<string, readonly string[]> {
  const narrowing = new Map<string, string[]>();
  for (const field of all.flatMap(fieldsWithin)) {
    const to = pointedAt(field) ?? '';
    const names = [...(narrowing.get(to) ?? []), ...Object.keys(filterByOf(field) ?? {})];
    if (names.length > 0) narrowing.set(to, [...new Set(names)]);
  }
  return narrowing;
}

export interface Narrowing {
  filters: { field: string; values: string[] }[];
  /** Labels of the fields that decide. */
  by: string;
  /** Label of a field that must be filled in before anything fits. */
  missing?: string | undefined;
}

/** Filters of a reference's choices, given the values of the same form. */
export function narrowingOf(
  filterBy: FilterBy,
  fieldOf: (name: string) => Field | undefined,
  valueAt: (name: string) => unknown,
): Narrowing {
  const parts = Object.entries(filterBy).map(([field, name]) => {
    const own = fieldOf(name);
    const value = blankToAbsent(valueAt(name)) ?? (own && kindOf(own).unset);
    return { field, label: own?.label ?? name, values: value === undefined ? [] : [String(value)] };
  });
  return {
    filters: parts.map(({ field, values }) => ({ field, values })),
    by: parts.map(({ label }) => label).join(' dan '),
    missing: parts.find(({ values }) => values.length === 0)?.label,
  };
}
