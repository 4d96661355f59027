import { expect, it } from 'vitest';
import { compile, resourceOf } from '../../../src/admin/schema/compile';
import { mergeEdit } from '../../../src/admin/schema/merge-edit';
import { type Field, resource } from '../../../src/admin/schema/resource';
import { pageRows } from '../../../src/web/routes/page-rows';

const model = (fields: Record<string, Field>, form = Object.keys(fields)) =>
  resourceOf(
    compile(
      {
        accessKeys: [],
        resources: [
          resource({
            ...{
              name: 'case',
              label: 'Kasus',
              icon: 'box',
              area: 'panel',
              path: '/case',
              endpoint: '/v1/case',
            },
            ...{ fields, title: 'name', list: ['name'], form, detail: ['name'], can: ['edit'] },
          }),
        ],
        menu: { h2h: [], panel: [] },
      },
      pageRows,
    ),
    'case',
  );

const fields: Record<string, Field> = {
  name: { kind: 'text', label: 'Nama', required: true, max: 20 },
  phone: { kind: 'phone', label: 'Nomor HP' },
  price: { kind: 'money', label: 'Harga', max: 100 },
  status: {
    kind: 'choice',
    label: 'Status',
    options: [
      { value: 'open', label: 'Buka' },
      { value: 'ended', label: 'Selesai' },
    ],
  },
  reason: { kind: 'text', label: 'Alasan', requiredWhen: { field: 'status', is: ['ended'] } },
  code: { kind: 'text', label: 'Kode', lockedAfterCreate: true },
  limit: { kind: 'number', label: 'Batas', lockedWhen: { field: 'status', is: ['ended'] } },
  is_active: { kind: 'switch', label: 'Aktif' },
};
const stored = { name: 'Satu', phone: '628123456789', status: 'open', code: 'A1', limit: 5, is_active: true };

const edited = model(fields);

const edit = (current: Record<string, unknown>, change: Record<string, unknown>) => {
  const merged = mergeEdit(edited, current, { ...current, ...change });
  return 'data' in merged
    ? merged.data
    : Object.fromEntries(merged.issues.map(({ path, message }) => [path.join('.'), message]));
};

it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
  ['a value above a new limit', { price: 500 }, { price: 500 }],
  ['a text where a number belongs', { price: 'lima' }, { price: 'lima' }],
  ['an option that is gone', { status: 'gone' }, { status: 'gone' }],
  ['a value that became required', { status: 'ended' }, { status: 'ended' }],
])('keeps %s while another field is edited', (_what, misfit, kept) => {
  expect(edit({ ...stored, ...misfit }, { name: ' Dua ' })).toMatchObject({ name: 'Dua', ...kept });
});

it.each<[string, Record<string, unknown>, Record<string, unknown>, object]>([
  [
    'changed to another wrong one',
    { price: 500 },
    { price: 600 },
    { price: expect.stringMatching(/^Harga maksimal/) },
  ],
  ['made wrong by this edit', {}, { status: 'ended' }, { reason: 'Alasan wajib diisi.' }],
  ['emptied though required', {}, { name: '' }, { name: 'Nama wajib diisi.' }],
])('refuses a value %s', (_what, misfit, change, errors) => {
  expect(edit({ ...stored, ...misfit }, change)).toEqual(errors);
});

it('keeps a locked value that is sent as it is or left out, and refuses another', () => {
  expect(edit(stored, { name: 'Dua' })).toMatchObject({ name: 'Dua', code: 'A1' });
  expect(edit(stored, { code: undefined })).toMatchObject({ code: 'A1' });
  expect(edit(stored, { code: 'B2' })).toEqual({ code: 'Kode terkunci.' });
  expect(edit(stored, { code: '' })).toEqual({ code: 'Kode terkunci.' });
});

it('locks by the stored record, never by what is sent', () => {
  expect(edit(stored, { limit: 6, status: 'ended', reason: 'Habis' })).toMatchObject({ limit: 6 });
  const ended = { ...stored, status: 'ended', reason: 'Habis' };
  expect(edit(ended, { limit: 6, status: 'open' })).toEqual({ limit: 'Batas terkunci.' });
  expect(edit(ended, { status: 'open' })).toMatchObject({ status: 'open', limit: 5 });
});

it('validates a new record without locks', () => {
  expect(mergeEdit(model(fields), undefined, { name: 'Satu', code: 'B2' })).toEqual({
    data: { name: 'Satu', code: 'B2', is_active: false },
  });
});

it('keeps the values of fields that are hidden from this person, and refuses their names', () => {
  const { price: _price, ...shown } = fields;
  const narrowed = model(shown);
  const current = { ...stored, price: 50 };
  expect(mergeEdit(narrowed, current, { ...stored, name: 'Dua' }, model(fields))).toEqual({
    data: { ...current, name: 'Dua' },
  });
  expect(mergeEdit(narrowed, current, current, model(fields))).toMatchObject({
    issues: [{ code: 'unrecognized_keys' }],
  });
});
