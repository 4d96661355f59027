import { z } from 'zod';
import { listQuery } from '../../core/contract/shapes';
import { readDays } from '../../core/format/days';
import type { Field } from '../schema/field';
import { choicesOf, kindOf } from '../schema/kinds';
import type { ResourceModel } from '../schema/model';
import { knownField } from '../schema/system-fields';

const MAX_VALUES = 20;
export const NEWEST_FIRST = { field: 'created_at', descending: true };

export interface EntitySort {
  field: string;
  descending: boolean;
}

/** Rows whose `field` has one of `values` as text; for a time, the one value is a range of days (`readDays`). */
export interface EntityFilter {
  field: string;
  values: string[];
}

export interface EntitySelection {
  search?: string;
  sort: EntitySort;
  filters: EntityFilter[];
}

export interface EntityListQuery extends EntitySelection {
  page: number;
  limit: number;
}

type QueryInput = Record<string, string | number | undefined>;

/**
 * List query of a resource (design 14): `page`, `limit`, `search` (if the resource declares search fields),
 * `sort=field` or `-field`, `f.<field>=a,b` for each declared filter, `f.<field>=2026-11-01..2026-11-21` for a time.
 * Anything else is refused with 400.
 */
export const entityListQuery = (resource: ResourceModel): z.ZodType<EntityListQuery, QueryInput> =>
  narrowed(resource, { page: listQuery.shape.page, limit: listQuery.shape.limit });

/** Without pages, plus other parameters such as the format of an export. */
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
  // The fields depend on the declaration, so their types are unknown here.
  return schema as z.ZodType<EntitySelection & Extra, QueryInput>;
}

const usualOrder = ({ arrange }: ResourceModel): EntitySort =>
  arrange ? { field: arrange, descending: false } : NEWEST_FIRST;

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

// Blank text counts as no search, so that clearing the box shows everything again.
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
