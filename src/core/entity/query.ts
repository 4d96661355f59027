import { z } from 'zod';
import { listQuery } from '../contract/shapes';
import { readDays } from '../format/days';
import type { Field } from '../schema/field';
import { choicesOf, kindOf } from '../schema/kinds';
import type { ResourceModel } from '../schema/model';
import { knownField } from '../schema/system-fields';

/** Values of one filter at most; more choices than that are not a filter but a search. */
const MAX_VALUES = 20;
export const NEWEST_FIRST = { field: 'created_at', descending: true };

export interface EntitySort {
  /** A field of the resource's `sort`, `created_at` or `updated_at`. */
  field: string;
  descending: boolean;
}

/** Rows whose `field` has one of `values`, as text; of a time the one value is a stretch of days (`readDays`). */
export interface EntityFilter {
  field: string;
  values: string[];
}

/** What narrows and orders a list; an export takes the same. */
export interface EntitySelection {
  search?: string;
  sort: EntitySort;
  filters: EntityFilter[];
}

export interface EntityListQuery extends EntitySelection {
  page: number;
  limit: number;
}

/** A query as it stands in a URL. */
type QueryInput = Record<string, string | number | undefined>;

/**
 * Query of a resource's list (design 14): `page`, `limit`, `search` (only when the resource declares fields for it),
 * `sort=field` or `-field`, `f.<field>=a,b` for each declared filter, `f.<field>=2026-11-01..2026-11-21` of a time. Anything else is refused with 400.
 */
export const entityListQuery = (resource: ResourceModel): z.ZodType<EntityListQuery, QueryInput> =>
  narrowed(resource, { page: listQuery.shape.page, limit: listQuery.shape.limit });

/** The same without pages, beside whatever else a call takes (the format of an export). */
export const entityFilterQuery = <Shape extends z.ZodRawShape>(
  resource: ResourceModel,
  shape: Shape,
): z.ZodType<EntitySelection & z.output<z.ZodObject<Shape>>, QueryInput> => narrowed(resource, shape);

function narrowed<Extra>(
  resource: ResourceModel,
  extra: z.ZodRawShape,
): z.ZodType<EntitySelection & Extra, QueryInput> {
  const shape = { ...extra, ...searchOf(resource), ...sortOf(resource), ...filtersOf(resource) };
  const schema: unknown = z.strictObject(shape).transform(selectionOf(usualOrder(resource)));
  // The keys depend on the declaration, so what TypeScript knows of them ends here.
  return schema as z.ZodType<EntitySelection & Extra, QueryInput>;
}

/** Records that people put in order themselves stand in that order, all others the newest first. */
const usualOrder = ({ arrange }: ResourceModel): EntitySort =>
  arrange ? { field: arrange, descending: false } : NEWEST_FIRST;

/** Gathers `f.<field>` keys; page, limit and format pass through. */
const selectionOf = (usual: EntitySort) => (query: Record<string, unknown>) => {
  const filters: EntityFilter[] = [];
  const rest: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(query)) {
    if (!key.startsWith('f.')) rest[key] = value;
    else if (value !== undefined) filters.push({ field: key.slice(2), values: value as string[] });
  }
  return { ...rest, sort: parseSort(query.sort as string | undefined) ?? usual, filters };
};

const parseSort = (sort: string | undefined): EntitySort | undefined => {
  if (!sort) return undefined;
  const descending = sort.startsWith('-');
  return { field: descending ? sort.slice(1) : sort, descending };
};

// A blank search is none: a cleared box must show everything again.
const searchText = listQuery.shape.search.transform((text) => text || undefined);

const searchOf = (resource: ResourceModel): z.ZodRawShape =>
  resource.search?.length ? { search: searchText } : {};

const sortOf = (resource: ResourceModel): z.ZodRawShape => {
  const names = resource.sort ?? [];
  return names.length ? { sort: z.enum(names.flatMap((name) => [name, `-${name}`])).optional() } : {};
};

const filtersOf = (resource: ResourceModel): z.ZodRawShape =>
  Object.fromEntries(
    (resource.filters ?? []).flatMap((name) => {
      const field = knownField(resource.fields, name);
      return field ? [[`f.${name}`, valuesOf(field).optional()]] : [];
    }),
  );

/** Kinds whose filter is a stretch of days. */
export const isTime = (field: Field): boolean => kindOf(field).filter === 'days';

const filterValue = (field: Field): z.ZodType<string, string> =>
  kindOf(field).filter === 'ids' ? z.uuid() : z.enum(choicesOf(field).map(({ value }) => value));

const valuesOf = (field: Field): z.ZodType<string[], string> =>
  isTime(field)
    ? z
        .string()
        .refine((days) => readDays(days) !== null)
        .transform((days) => [days])
    : z
        .string()
        .max(MAX_VALUES * 60)
        .transform((list) => [...new Set(list.split(','))])
        .pipe(z.array(filterValue(field)).min(1).max(MAX_VALUES));
