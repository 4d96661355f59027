import type { CrudFilter, CrudSort, Pagination } from '@refinedev/core';
import { SEARCH } from '../../entity/lookup';

interface ListParams {
  pagination?: Pagination;
  sorters?: CrudSort[];
  filters?: CrudFilter[];
}

/** Refine's list parameters as the API's query (design 14): `page&limit&search&sort=-field&f.<field>=a,b`. */
export function listQueryOf({
  pagination,
  sorters = [],
  filters = [],
}: ListParams): Record<string, string | number> {
  const { current = 1, pageSize = 10 } = pagination ?? {};
  return { page: current, limit: pageSize, ...selectionOf(sorters, filters) };
}

export function selectionOf(sorters: CrudSort[], filters: CrudFilter[]): Record<string, string> {
  const [first] = sorters;
  return {
    ...(first && { sort: first.order === 'desc' ? `-${first.field}` : first.field }),
    ...Object.fromEntries(filters.flatMap(filterPair)),
  };
}

function filterPair(filter: CrudFilter): [string, string][] {
  // Nested conditions exist in Refine's type; no screen of ours creates one.
  if (!('field' in filter)) return [];
  const values = [filter.value]
    .flat()
    .filter((value) => value !== undefined && value !== null && value !== '');
  if (values.length === 0) return [];
  return [[filter.field === SEARCH ? SEARCH : `f.${filter.field}`, values.join(',')]];
}
