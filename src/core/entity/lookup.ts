/** Name of the filter that stands for the search box. */
export const SEARCH = 'search';

/**
 * What asks for no more of a record than its title: `getList({ resource, filters: [search], meta: TITLES })` is the
 * look-up of a reference input.
 */
export const TITLES = { titles: true };
