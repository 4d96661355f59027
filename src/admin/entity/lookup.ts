export const SEARCH = 'search';

/**
 * Requests titles only: `getList({ resource, filters: [search], meta: TITLES })` is the look-up of a reference input.
 */
export const TITLES = { titles: true };
