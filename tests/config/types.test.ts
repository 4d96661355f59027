import { expect, it } from 'vitest';
import { check } from '../../src/core/schema/check';
import { type ResourceSpec, resource } from '../../src/core/schema/resource';
import { noNeeds } from './broken';

const base: Omit<ResourceSpec<'text'>, 'fields'> = {
  name: 'note',
  label: 'Catatan',
  icon: 'file-text',
  area: 'panel',
  path: '/panel/note',
  endpoint: '/v1/vendor-panel/note',
  title: 'text',
  list: ['text'],
  form: ['text'],
  detail: ['text'],
  can: [],
};

const errors = (spec: ResourceSpec): string[] =>
  check({ accessKeys: [], resources: [spec], menu: { h2h: [], panel: [] } }, [], undefined, noNeeds);

it('a right declaration compiles', () => {
  expect(errors(resource({ ...base, fields: { text: { kind: 'text', label: 'Isi' } } }))).toEqual([]);
});

it('a wrong field name in a list is a type error', () => {
  // @ts-expect-error: there is no field "txt"
  const wrong = resource({ ...base, fields: { text: { kind: 'text', label: 'Isi' } }, list: ['txt'] });
  expect(errors(wrong)).toHaveLength(1);
});

it('a wrong field name in a section of a form is a type error', () => {
  const form = [{ title: 'Isi', fields: ['txt' as const] }];
  // @ts-expect-error: there is no field "txt"
  const wrong = resource({ ...base, fields: { text: { kind: 'text', label: 'Isi' } }, form });
  expect(errors(wrong)).toHaveLength(1);
});

it('a setting that does not exist is a type error', () => {
  // @ts-expect-error: "requird" is no setting
  const wrong = resource({ ...base, fields: { text: { kind: 'text', label: 'Isi', requird: true } } });
  expect(errors(wrong)).toHaveLength(1);
});

it('an unknown kind is a type error', () => {
  // @ts-expect-error: there is no kind "teks"
  const wrong = resource({ ...base, fields: { text: { kind: 'teks', label: 'Isi' } } });
  expect(errors(wrong)).toHaveLength(1);
});
