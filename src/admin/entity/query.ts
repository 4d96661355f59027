import { z } from 'zod';
import { listQuery } from '../../core/contract/shapes';
import type { Field } from '../schema/field';
import { type FieldFilter, filtersOfField, isFilterText, isListed, partsOfKey } from '../schema/filter-tests';
import { kindOf } from '../schema/kinds';
import type { ResourceModel } from '../schema/model';
import type { FilterTest } from '../schema/resource';
import { knownField } from '../schema/system-fields';

const MAX_VALUES = 20;
export const NEWEST_FIRST = { field: 'created_at', descending: true };

export interface EntitySort {
  field: string;
  descending: boolean;
}

/**
 * Rows whose `field` has one of `values` as text. For a time, the one value is a range of days (`readDays`), for a number
 * a range (`readRange`); a `test` compares otherwise (`filter-tests.ts`).
 */
export interface EntityFilter {
  field: string;
  test?: FilterTest;
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
 * `sort=field` or `-field`, `f.<field>=a,b` for each declared filter, `f.<field>=2026-11-01..2026-11-21` for a time,
 * `f.<field>=10..50` for a number, `f.<field>.<test>=…` for texts, periods and rates (`filter-tests.ts`).
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

const usualOrder = ({ defaultSort, arrange }: ResourceModel): EntitySort =>
  parseSort(defaultSort ?? arrange) ?? NEWEST_FIRST;

/** Query of a look-up: `search` or `ids`, and the fields by which references narrow the choices. */
export const entityLookupQuery = <Shape extends z.ZodRawShape>(
  { fields, narrowedBy }: ResourceModel,
  shape: Shape,
): z.ZodType<{ filters: EntityFilter[] } & z.output<z.ZodObject<Shape>>, QueryInput> => {
  const filters = filtersOf({ fields, filters: narrowedBy });
  const schema: unknown = z.strictObject({ ...shape, ...filters }).transform(selectionOf(NEWEST_FIRST));
  return schema as z.ZodType<{ filters: EntityFilter[] } & z.output<z.ZodObject<Shape>>, QueryInput>;
};

const selectionOf = (usual: EntitySort) => (query: Record<string, unknown>) => {
  const filters: EntityFilter[] = [];
  const rest: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(query)) {
    if (!key.startsWith('f.')) rest[key] = value;
    else if (value !== undefined) filters.push({ ...partsOfKey(key.slice(2)), values: value as string[] });
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

const filtersOf = (resource: {
  fields: ResourceModel['fields'];
  filters?: readonly string[] | undefined;
}): z.ZodRawShape =>
  Object.fromEntries(
    (resource.filters ?? []).flatMap((name) => {
      const field = knownField(resource.fields, name);
      const keys = field ? filtersOfField(name, field) : [];
      return keys.map((one) => [`f.${one.key}`, valuesOf(field as Field, one).optional()]);
    }),
  );

export const isTime = (field: Field): boolean => kindOf(field).filter === 'days';

const filterValue = (field: Field, { value }: FieldFilter): z.ZodType<string, string> =>
  value === 'ids' ? z.uuid() : z.string().refine((text) => isFilterText(field, value, text));

const valuesOf = (field: Field, filter: FieldFilter): z.ZodType<string[], string> =>
  isListed(filter.value)
    ? z
        .string()
        .max(MAX_VALUES * 60)
        .transform((list) => [...new Set(list.split(','))])
        .pipe(z.array(filterValue(field, filter)).min(1).max(MAX_VALUES))
    : filterValue(field, filter).transform((text) => [text]);
