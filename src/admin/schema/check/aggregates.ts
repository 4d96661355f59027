import { z } from 'zod';
import { keysOf } from '../compile';
import { fieldsIn } from '../condition';
import type { Aggregate, Field } from '../field';
import { aggregateOf, kindOf, pointedAt } from '../kinds';
import type { Offers } from '../offers';
import type { ResourceSpec } from '../resource';
import { conditionErrors, conditionShapeErrors } from './condition';
import { issueLines } from './issue-text';
import { unknownWord } from './nearest';

const name = z.string().min(1, 'is empty');
const shape = z.strictObject({
  resource: z.union([name, z.array(name).min(1, 'is empty')]),
  by: name,
  sum: name.optional(),
  where: z.unknown().optional(),
} satisfies Record<keyof Aggregate, z.ZodType>);

/** `computed` of a field: true, or what is counted. */
export function computedShapeErrors(at: string, value: unknown): string[] {
  if (typeof value === 'boolean') return [];
  const { data, error } = shape.safeParse(value);
  if (data) return data.where === undefined ? [] : conditionShapeErrors(`${at}.where`, data.where);
  return issueLines(error.issues, value, {
    name: (path) => [at, ...path].join('.'),
    settings: () => Object.keys(shape.shape),
  });
}

/** Counts and sums that the database can make of the records of other resources. */
export const aggregateErrors = (
  spec: ResourceSpec,
  all: ResourceSpec[],
  stores: Offers['stores'],
): string[] =>
  Object.entries<Field>(spec.fields).flatMap(([name, field]) => {
    const aggregate = aggregateOf(field);
    if (!aggregate) return [];
    const at = `${spec.name}.${name}.computed`;
    if (spec.single) return [`${at}: nothing refers to a single record`];
    const { valueShape, decimal } = kindOf(field);
    if (valueShape !== 'number' || decimal || (!aggregate.sum && field.kind !== 'number'))
      return [`${at}: a count is of kind "number", and a sum of the kind "number" or "money" of its field`];
    return [aggregate.resource].flat().flatMap((resource) => {
      const other = all.find((one) => one.name === resource);
      if (other) return countErrors({ at, field, aggregate, target: spec.name, other }, stores);
      const names = all.map((one) => one.name);
      return [unknownWord(at, 'resource', resource, names)];
    });
  });

interface Counted {
  at: string;
  field: Field;
  aggregate: Aggregate;
  /** The resource that has the count. */
  target: string;
  other: ResourceSpec;
}

function countErrors(
  { at, field, aggregate: { by, sum, where }, target, other }: Counted,
  stores: Offers['stores'],
): string[] {
  const fields: Record<string, Field> = other.fields;
  const store = other.store === undefined ? undefined : stores[other.store];
  if (store?.plain) return [`${at}: the store "${other.store}" has a query of its own and cannot count`];
  const pointing = (other.filters ?? []).filter((name) => {
    const own = fields[name];
    return own && kindOf(own).sorts === 'title' && pointedAt(own) === target;
  });
  if (!pointing.some((name) => name === by))
    return [unknownWord(at, `reference to "${target}" in the filters of "${other.name}"`, by, pointing)];
  const columns = store && [...store.filters, ...store.sorts];
  const stored = Object.entries(fields).filter(
    ([name, own]) => !own.computed && (columns?.includes(name) ?? true),
  );
  const alike = stored.flatMap(([name, { kind }]) => (kind === field.kind ? [name] : []));
  if (sum !== undefined && !alike.includes(sum))
    return [unknownWord(at, `stored field of kind "${field.kind}" in "${other.name}"`, sum, alike)];
  const readKey = (one: Field | undefined) => keysOf(one?.access)?.read;
  return [
    ...(where ? conditionErrors(`${at}.where`, where, Object.fromEntries(stored), false) : []),
    ...[by, ...(sum ? [sum] : []), ...fieldsIn(where)]
      .filter((name) => readKey(fields[name]) && readKey(fields[name]) !== readKey(field))
      .map((name) => `${at}: depends on "${other.name}.${name}", so the field must have the same "access"`),
  ];
}

/** References whose titles the database cannot sort by. */
export const titleSortErrors = (
  { name, fields, sort = [] }: ResourceSpec,
  all: ResourceSpec[],
  stores: Offers['stores'],
): string[] =>
  sort.flatMap((by) => {
    const field: Field | undefined = fields[by];
    const to = field && kindOf(field).sorts === 'title' ? pointedAt(field) : undefined;
    const target = all.find((one) => one.name === to);
    const title = target?.fields[target.title];
    if (!target || !title) return [];
    const store = target.store === undefined ? undefined : stores[target.store];
    const isSorted = target.store
      ? !store?.plain && store?.sorts.includes(target.title)
      : !title.computed && kindOf(title).sorts === 'text';
    return isSorted
      ? []
      : [`${name}.sort: "${by}" has no order, because lists of "${to}" cannot be sorted by title`];
  });
