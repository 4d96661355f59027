import { describe, expect, it } from 'vitest';
import { compile, resourceOf } from '../../../src/admin/schema/compile';
import type { ResourceSpec } from '../../../src/admin/schema/resource';
import { routesOf } from '../../../src/admin/schema/routes-of';
import { pageRows } from '../../../src/web/routes/page-rows';

const note: ResourceSpec = {
  name: 'note',
  label: 'Catatan',
  icon: 'file-text',
  area: 'panel',
  path: '/panel/note',
  endpoint: '/v1/vendor-panel/note',
  fields: { text: { kind: 'text', label: 'Isi' } },
  title: 'text',
  list: ['text'],
  form: ['text'],
  detail: ['text'],
  can: ['create', 'edit', 'delete', 'export'],
};

const screens = (change: Partial<ResourceSpec>): string[] => {
  const spec = { ...note, ...change };
  const model = compile({ accessKeys: [], resources: [spec], menu: { h2h: [], panel: [] } }, pageRows);
  return routesOf(resourceOf(model, 'note')).map(
    ({ path, screen, object }) => `${path} ${screen.kind} ${object}`,
  );
};

describe('the routes of a resource', () => {
  it.each<[string, Partial<ResourceSpec>, string[]]>([
    [
      'a path means data and form; create and edit share the form',
      {},
      ['/panel/note/data list note:list', '/panel/note/form form note:create'],
    ],
    [
      'a detail page is a route of its own',
      { detailPage: true },
      [
        '/panel/note/data list note:list',
        '/panel/note/detail detail note:show',
        '/panel/note/form form note:create',
      ],
    ],
    [
      'what cannot be created is edited on the form',
      { can: ['edit'] },
      ['/panel/note/data list note:list', '/panel/note/form form note:edit'],
    ],
    ['what can only be read has no form', { can: [] }, ['/panel/note/data list note:list']],
    [
      'what is edited on its detail page has no form',
      { can: ['edit'], detailPage: true, paths: { edit: '/panel/note/detail' } },
      ['/panel/note/data list note:list', '/panel/note/detail detail note:show'],
    ],
    [
      'a single record is a form at its path',
      { single: true, can: ['edit'] },
      ['/panel/note form note:show'],
    ],
    [
      'paths may be named one by one',
      { paths: { list: '/panel/notes', create: '/panel/note/new', edit: '/panel/note/change' } },
      [
        '/panel/notes list note:list',
        '/panel/note/new form note:create',
        '/panel/note/change form note:edit',
      ],
    ],
  ])('%s', (_sentence, change, routes) => {
    expect(screens(change)).toEqual(routes);
  });
});

it('every path of the page table is there once', () => {
  const paths = pageRows.map(({ path }) => path);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});
