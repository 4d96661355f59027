import type { Field } from '../../core/schema/field';
import { emptyValueOf, kindOf } from '../../core/schema/kinds';
import type { ResourceModel } from '../../core/schema/model';

export type Values = Record<string, unknown>;
/** Path of an input, as antd's form writes it. */
export type Path = (string | number)[];

/** What is typed somewhere: the form of a resource, or what an act asks for. */
export type Typed = Pick<ResourceModel, 'fields' | 'form' | 'validator'>;

/** The fields that are typed, in the order of the form. */
const typedNames = (resource: Typed): string[] =>
  resource.form.flatMap(({ fields }) => fields).filter((name) => !resource.fields[name]?.computed);

/** Of what a form holds, that which is sent. */
export const typedOf = (resource: Typed, values: Values): Values =>
  Object.fromEntries(
    typedNames(resource).map((name) => [name, declaredOf(resource.fields[name], values[name])]),
  );

/** A draft may be older than the declaration: what its sub-rows no longer have has no input, and cannot be mended. */
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

/** What the form starts with: the record's own values, or those of a new one. */
export function startingValues(resource: Typed, record: Values | undefined): Values {
  const isNew = record === undefined || record.version === 0;
  return Object.fromEntries(
    typedNames(resource).map((name) => {
      const field = resource.fields[name] as Field;
      return [name, isNew ? (record?.[name] ?? emptyValueOf(field)) : record[name]];
    }),
  );
}

/** What the address says of a new record: texts, choices, amounts and references that its form asks for. */
export const addressedValues = (resource: Typed, query: URLSearchParams): Values =>
  Object.fromEntries(
    typedNames(resource).flatMap((name) => {
      const field = resource.fields[name];
      const value = query.get(name);
      const begun = field && value ? kindOf(field).fromAddress?.(field, value) : undefined;
      return begun === undefined ? [] : [[name, begun]];
    }),
  );

/** What a copy of a record starts with: its values, but for those that no second record may have or nobody can read. */
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

/** What was typed, and on which version of the record: on an older one than the server's, saving is a conflict. */
export interface Draft {
  /** Undefined for a new record. */
  version?: number | undefined;
  values: Values;
}

/** What storage holds, when it is a draft. */
export function draftOf(kept: unknown): Draft | undefined {
  const { version, values } = (kept ?? {}) as Partial<Draft>;
  const isDraft =
    (version === undefined || Number.isInteger(version)) && typeof values === 'object' && values !== null;
  return isDraft ? { version, values } : undefined;
}

/** Passwords stay out of drafts (design 9). */
export const keptOf = (resource: ResourceModel, { version, values }: Draft): Draft => ({
  version,
  values: Object.fromEntries(Object.entries(values).filter(([name]) => !isSecret(resource.fields[name]))),
});
