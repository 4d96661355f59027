import { expect, it } from 'vitest';
import { compile, resourceOf } from '../../../src/admin/schema/compile';
import { resource } from '../../../src/admin/schema/resource';
import {
  createTally,
  lineOf,
  linesByResource,
  misfitsOf,
  unreadableOf,
} from '../../../src/admin/schema/stored';
import { pageRows } from '../../../src/web/routes/page-rows';

const declared = resource({
  ...({
    name: 'case',
    label: 'Kasus',
    icon: 'box',
    area: 'panel',
    path: '/case',
    endpoint: '/v1/case',
  } as const),
  fields: {
    name: { kind: 'text', label: 'Nama', required: true, max: 5 },
    price: { kind: 'money', label: 'Harga' },
    status: { kind: 'choice', label: 'Status', options: [{ value: 'open', label: 'Buka' }] },
    state: { kind: 'choice', label: 'Keadaan', options: [{ value: 'on', label: 'Hidup' }] },
    days: { kind: 'manyChoice', label: 'Hari', options: [{ value: 'sat', label: 'Sabtu' }] },
    secret: { kind: 'password', label: 'Sandi', min: 10 },
    steps: { kind: 'rows', label: 'Langkah', fields: { title: { kind: 'text', label: 'Judul', max: 3 } } },
  },
  title: 'name',
  list: ['name'],
  form: ['name', 'price', 'status', 'days', 'secret', 'steps'],
  detail: ['name', 'state'],
  can: ['edit'],
});
const model = resourceOf(
  compile({ accessKeys: [], resources: [declared], menu: { h2h: [], panel: [] } }, pageRows),
  'case',
);
const right = {
  name: 'Satu',
  price: 5,
  status: 'open',
  state: 'on',
  secret: 'hash',
  steps: [{ title: 'a' }],
};

const linesFor = (...records: object[]): string[] => {
  const tally = createTally(model);
  for (const data of records) tally.add(misfitsOf(model, { ...right, ...data }));
  return tally.findings().map(lineOf);
};

it.each<[string, object, string]>([
  [
    'a field that is gone',
    { nama: 'x' },
    'case.nama: 1 of 1 record hold a value, but there is no field "nama"; did you mean "name"?',
  ],
  ['a kind that changed', { price: 'lima' }, 'case.price: 1 of 1 record hold "lima", which is no money'],
  [
    'an option that is gone',
    { status: 'ended' },
    'case.status: 1 of 1 record hold "ended", which is no option',
  ],
  [
    'an option that only actions set',
    { state: 'off' },
    'case.state: 1 of 1 record hold "off", which is no option',
  ],
  [
    'one option of several',
    { days: ['sat', 'wed'] },
    'case.days: 1 of 1 record hold "wed", which is no option',
  ],
  ['a lower limit', { name: 'Sekali' }, 'case.name: 1 of 1 record break a limit: Nama maksimal 5 karakter.'],
  ['a new requirement', { name: '' }, 'case.name: 1 of 1 record break a limit: Nama wajib diisi.'],
  [
    'a limit of sub-rows',
    { steps: [{ title: 'lama' }] },
    'case.steps.title: 1 of 1 record break a limit: Judul maksimal 3 karakter.',
  ],
  [
    'a gone field of sub-rows',
    { steps: [{ body: 'x' }] },
    'case.steps.body: 1 of 1 record hold a value, but there is no field "body"; there is "title"',
  ],
])('names %s', (_what, change, line) => {
  expect(linesFor(change)).toEqual([line]);
});

it('finds nothing where records fit, counts them, and joins the findings of a resource', () => {
  expect(linesFor({}, { price: null })).toEqual([]);
  expect(linesFor({}, { price: 'lima' }, { price: [] }, { price: { a: 1 } })).toEqual([
    'case.price: 2 of 4 records hold "lima", which is no money',
  ]);
  const tally = createTally(model);
  tally.add(misfitsOf(model, { ...right, price: 'lima', nama: 'x' }));
  expect(linesByResource(tally.findings())).toEqual([
    'case: price holds values of another kind (1), nama is not declared (1)',
  ]);
});

it('calls only values unreadable whose shape does not fit', () => {
  const data = { ...right, price: 'lima', name: 'Sekali', status: 'ended', nama: 'x' };
  expect(unreadableOf(model, data).map(({ field }) => field)).toEqual(['price']);
});
