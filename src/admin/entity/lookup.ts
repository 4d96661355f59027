export const SEARCH = 'search';

/**
 * Requests titles only: `getList({ resource, filters: [search], meta: TITLES })` is the look-up of a reference input.
 */
export const TITLES = { titles: true };

/** Filters of a look-up that offers what fits other fields (`filterBy`); `meta.narrowed` of `getMany`. */
export const narrowedTo = (filters: readonly { field: string; values: string[] }[] = []) =>
  filters.map(({ field, values }) => ({ field, operator: 'in' as const, value: values }));
