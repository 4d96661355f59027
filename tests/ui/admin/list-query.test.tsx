import { expect, it } from 'vitest';
import { listQueryOf } from '../../../src/admin/web/data/list-query';
import { MOST_PAGES } from '../../../src/core/contract/query-text';
import { pageNumber } from '../../../src/platform/web/query-state';

it.each([
  [{}, { page: 1, limit: 10 }],
  [
    { pagination: { current: 3, pageSize: 25 }, sorters: [{ field: 'title', order: 'desc' as const }] },
    { page: 3, limit: 25, sort: '-title' },
  ],
  [{ sorters: [{ field: 'title', order: 'asc' as const }] }, { page: 1, limit: 10, sort: 'title' }],
  [
    {
      filters: [
        { field: 'search', operator: 'contains' as const, value: 'promo' },
        { field: 'status', operator: 'in' as const, value: ['draft', 'published'] },
        { field: 'is_active', operator: 'eq' as const, value: false },
        { field: 'tier', operator: 'eq' as const, value: '' },
        { field: 'label', operator: 'in' as const, value: [] },
      ],
    },
    { page: 1, limit: 10, search: 'promo', 'f.status': 'draft,published', 'f.is_active': 'false' },
  ],
])('a wish of Refine becomes the query of the API: %j', (wish, query) => {
  expect(listQueryOf(wish)).toEqual(query);
});

it.each([
  [null, 1],
  ['0', 1],
  ['2', 2],
  ['99999999999999999999', MOST_PAGES],
])('reads %s in an address as a page that a list answers', (text, page) => {
  expect(pageNumber(text)).toBe(page);
});
