import type { CrudFilter, CrudSort } from '@refinedev/core';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pageSizes } from '../../../core/contract/page-sizes';
import { pageNumber } from '../../../platform/web/query-state';
import { serverNow } from '../../../ui/server-clock';
import { SEARCH } from '../../entity/lookup';
import { defaultFilters } from '../../schema/filter-tests';
import type { ResourceModel } from '../../schema/model';
import { useFacts } from '../session/facts';
import { filtersOf, readFilter } from './filter-options';
import { columnsOf, knownColumns } from './shown-columns';

/** State of a list, stored in the URL under the API's names (design 14). */
export interface ListState {
  page: number;
  limit: number;
  search: string;
  sort: string | undefined;
  /** Values by key: `status`, `name.contains`. */
  filters: Record<string, string[]>;
  columns: readonly string[];
  open: string | undefined;
  /** Id of the saved view that was opened. */
  view?: string | undefined;
}

const wholeNumber = (text: string | null, fallback: number): number => {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : fallback;
};

/** `usualColumns` are those of a URL that names none. */
export function readListState(
  resource: ResourceModel,
  query: URLSearchParams,
  size: number,
  usualColumns: readonly string[] = columnsOf(resource),
): ListState {
  const limit = wholeNumber(query.get('limit'), size);
  const sort = query.get('sort') ?? undefined;
  const columns = knownColumns(resource, query.get('columns')?.split(',') ?? []);
  const usual = defaultFilters(resource, serverNow());
  return {
    page: pageNumber(query.get('page')),
    limit: pageSizes.some((one) => one === limit) ? limit : size,
    search: query.get('search') ?? '',
    sort: sort && (resource.sort ?? []).includes(sort.replace(/^-/, '')) ? sort : undefined,
    filters: Object.fromEntries(
      filtersOf(resource).flatMap(({ field, filter }) => {
        const text = query.get(`f.${filter.key}`);
        const values = text === null ? (usual[filter.key] ?? []) : readFilter(field, filter, text);
        return values.length ? [[filter.key, values]] : [];
      }),
    ),
    columns: columns.length ? columns : usualColumns,
    open: query.get('q') ?? undefined,
    view: query.get('view') ?? undefined,
  };
}

export function writeListState(
  resource: ResourceModel,
  state: ListState,
  size: number,
  usualColumns: readonly string[] = columnsOf(resource),
): URLSearchParams {
  const query = new URLSearchParams();
  const put = (name: string, value: string | undefined) => value && query.set(name, value);
  put('page', state.page > 1 ? String(state.page) : undefined);
  put('limit', state.limit === size ? undefined : String(state.limit));
  put('search', state.search);
  put('sort', state.sort);
  // A default filter that was removed stays in the URL without a value.
  const defaults = Object.entries(defaultFilters(resource, serverNow()));
  const usual = new Map(defaults.map(([key, values]) => [key, values.join(',')]));
  for (const key of new Set([...Object.keys(state.filters), ...usual.keys()])) {
    const text = state.filters[key]?.join(',') ?? '';
    if (text !== (usual.get(key) ?? '')) query.set(`f.${key}`, text);
  }
  const columns = state.columns.join(',');
  if (columns !== usualColumns.join(',')) put('columns', columns);
  put('q', state.open);
  put('view', state.view);
  return query;
}

/** List state in the URL; changes other than the page return to page 1. */
export function useListState(resource: ResourceModel, usual: readonly string[]) {
  const [query, setQuery] = useSearchParams();
  const size = useFacts().profile.default_page_size;
  const state = useMemo(() => readListState(resource, query, size, usual), [resource, query, size, usual]);
  const change = (part: Partial<ListState>) => {
    const stays = 'page' in part || 'open' in part || 'columns' in part;
    setQuery(
      (now) =>
        writeListState(
          resource,
          { ...readListState(resource, now, size, usual), ...(!stays && { page: 1 }), ...part },
          size,
          usual,
        ),
      { replace: !('page' in part || 'open' in part) },
    );
  };
  /** Query of the shown list, as a saved view stores it: without page and opened record, with every column. */
  const savedQuery = () =>
    `${writeListState(resource, { ...state, page: 1, limit: size, open: undefined, view: undefined }, size, [])}`;
  return { state, change, savedQuery, hasColumns: query.has('columns') };
}

export function refineParams({ page, limit, search, sort, filters }: ListState) {
  const sorters: CrudSort[] = sort
    ? [{ field: sort.replace(/^-/, ''), order: sort.startsWith('-') ? 'desc' : 'asc' }]
    : [];
  const crudFilters: CrudFilter[] = [
    ...Object.entries(filters).map(([field, value]) => ({ field, operator: 'in' as const, value })),
    ...(search ? [{ field: SEARCH, operator: 'contains' as const, value: search }] : []),
  ];
  return { pagination: { current: page, pageSize: limit }, sorters, filters: crudFilters };
}
