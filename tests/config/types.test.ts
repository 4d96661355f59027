import { expect, expectTypeOf, it } from 'vitest';
import type { flashSale } from '../../resources/flash-sale';
import type { promo } from '../../resources/promo';
import { check } from '../../src/admin/schema/check';
import type { DataOf } from '../../src/admin/schema/data-of';
import { type ResourceSpec, resource } from '../../src/admin/schema/resource';
import type { Rate } from '../../src/core/value/rate';
import { offers } from '../../src/topics/offers';

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
  check({ accessKeys: [], resources: [spec], menu: { h2h: [], panel: ['note'] } }, [], offers);

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

it('a declaration keeps what it was given, so that the type of its records follows from it', () => {
  const note = resource({
    ...base,
    fields: {
      text: { kind: 'text', label: 'Isi', required: true },
      mood: { kind: 'choice', label: 'Suasana', options: [{ value: 'good', label: 'Baik' }] },
      reads: { kind: 'number', label: 'Dibaca', required: true, computed: true },
      lines: {
        kind: 'rows',
        label: 'Baris',
        fields: { amount: { kind: 'money', label: 'Nominal', required: true } },
      },
    },
  });
  expect(note.fields.mood.options[0].value).toBe('good');

  type Note = DataOf<typeof note>;
  expectTypeOf<Note['text']>().toEqualTypeOf<string>();
  expectTypeOf<Note['mood']>().toEqualTypeOf<'good' | undefined>();
  expectTypeOf<Note['reads']>().toEqualTypeOf<number | undefined>();
  expectTypeOf<NonNullable<Note['lines']>[number]['amount']>().toEqualTypeOf<number>();
  expectTypeOf<Note>().not.toHaveProperty('txt');
});

it('a record of a shipped entity is typed by its declaration', () => {
  expectTypeOf<DataOf<typeof promo>['discount']>().toEqualTypeOf<Rate>();
  expectTypeOf<DataOf<typeof promo>['scope']>().toEqualTypeOf<'all' | 'category' | 'product'>();
  expectTypeOf<DataOf<typeof promo>['category_ids']>().toEqualTypeOf<string[] | undefined>();
  expectTypeOf<DataOf<typeof flashSale>['items'][number]['price']>().toEqualTypeOf<number>();
});
