import type { Field } from '../../schema/field';
import { emptyValueOf, kindOf } from '../../schema/kinds';
import type { ResourceModel } from '../../schema/model';

export type Values = Record<string, unknown>;
export type Path = (string | number)[];

export type Typed = Pick<ResourceModel, 'fields' | 'form' | 'validator'>;

const typedNames = (resource: Typed): string[] =>
  resource.form.flatMap(({ fields }) => fields).filter((name) => !resource.fields[name]?.computed);

export const typedOf = (resource: Typed, values: Values): Values =>
  Object.fromEntries(
    typedNames(resource).map((name) => [name, declaredOf(resource.fields[name], values[name])]),
  );

/**
 * Drops columns that the declaration no longer has: an old draft may contain them, without an input to correct them.
 */
const declaredOf = (field: Field | undefined, value: unknown): unknown =>
  field?.kind === 'rows' && Array.isArray(value)
    ? value.map((row: Values) =>
        Object.fromEntries(
          Object.keys(row ?? {})
            .filter((name) => Object.hasOwn(field.fields, name))
            .map((name) => [name, declaredOf(field.fields[name], row[name])]),
        ),
      )
    : value;

export function startingValues(resource: Typed, record: Values | undefined): Values {
  const isNew = record === undefined || record.version === 0;
  return Object.fromEntries(
    typedNames(resource).map((name) => {
      const field = resource.fields[name] as Field;
      return [name, isNew ? (record?.[name] ?? emptyValueOf(field)) : record[name]];
    }),
  );
}

/** Initial values from the URL: texts, choices, amounts and references of the form. */
export const addressedValues = (resource: Typed, query: URLSearchParams): Values =>
  Object.fromEntries(
    typedNames(resource).flatMap((name) => {
      const field = resource.fields[name];
      const value = query.get(name);
      const initial = field && value ? kindOf(field).fromAddress?.(field, value) : undefined;
      return initial === undefined ? [] : [[name, initial]];
    }),
  );

/** Values of a copy, without unique and secret ones. */
export function copiedValues(resource: Typed, source: Values): Values {
  const fresh = startingValues(resource, undefined);
  return Object.fromEntries(
    Object.entries(fresh).map(([name, empty]) => {
      const field = resource.fields[name];
      return [name, field?.unique || isSecret(field) ? empty : source[name]];
    }),
  );
}

const isSecret = (field: Field | undefined): boolean => field !== undefined && kindOf(field).secret === true;

/** Values and the record's version: saving on an older version than the server's is a conflict. */
export interface Draft {
  version?: number | undefined;
  values: Values;
}

export function draftOf(stored: unknown): Draft | undefined {
  const { version, values } = (stored ?? {}) as Partial<Draft>;
  const isDraft =
    (version === undefined || Number.isInteger(version)) && typeof values === 'object' && values !== null;
  return isDraft ? { version, values } : undefined;
}

/** Passwords are not stored (design 9). */
export const draftFrom = (resource: ResourceModel, { version, values }: Draft): Draft => ({
  version,
  values: Object.fromEntries(Object.entries(values).filter(([name]) => !isSecret(resource.fields[name]))),
});
