import { expect, it } from 'vitest';
import { compile } from '../../src/admin/schema/compile';
import { broken, type Loose } from './broken';
import { everyKind } from './every-kind';
import { beside } from './field-mistakes';

/** A count of specimens that refer to the specimen, in its detail. */
const count = (specimen: Loose, computed: Loose = {}, field: Loose = {}) => {
  specimen.fields.figure = {
    ...{ kind: 'number', label: 'Jumlah', ...field },
    computed: { resource: 'specimen', by: 'reference', ...computed },
  };
  specimen.detail.push('figure');
};
/** A reference that stands in the form beside the choice that narrows it. */
const narrow = (specimen: Loose, filterBy: Loose, field: Loose = {}) => {
  specimen.fields.narrowed = { kind: 'reference', label: 'Cocok', to: 'specimen', filterBy, ...field };
  specimen.form.push('narrowed');
};
const NO_LIST = { filters: [], sort: [], search: [] };
/** A resource of one field beside the specimen. */
const simple = {
  ...{ endpoint: '/v1/vendor-panel/other', ...NO_LIST, fields: { name: { kind: 'text', label: 'Nama' } } },
  ...{ title: 'name', list: ['name'], form: ['name'], detail: ['name'] },
};

it.each<[what: string, change: (specimen: Loose, config: Loose) => void]>([
  ['a count', (s) => count(s)],
  ['a count of several resources', (s) => count(s, { resource: ['specimen', 'specimen'] })],
  ['a sum', (s) => count(s, { sum: 'money' }, { kind: 'money' })],
  [
    'a condition on what is counted',
    (s) =>
      count(s, {
        where: {
          all: [
            { field: 'choice', is: ['top'] },
            { field: 'number', above: 2 },
          ],
        },
      }),
  ],
  [
    'a count that is listed, sorted and filtered by',
    (s) => {
      count(s);
      for (const option of ['list', 'filters', 'sort']) s[option].push('figure');
      s.defaultSort = '-figure';
    },
  ],
  ['a list that is sorted by a reference', (s) => s.sort.push('reference')],
  ['a reference to what fits a choice', (s) => narrow(s, { choice: 'choice' })],
  [
    'references to what fits a reference',
    (s) => narrow(s, { reference: 'reference' }, { kind: 'references' }),
  ],
  [
    'a reference in a row that fits the record, and one that fits its row',
    (s) => {
      const narrowed = { kind: 'reference', label: 'Cocok', to: 'specimen' };
      s.fields.rows.fields.on = { kind: 'switch', label: 'Aktif' };
      s.fields.rows.fields.one = { ...narrowed, filterBy: { choice: 'choice' } };
      s.fields.rows.fields.other = { ...narrowed, filterBy: { switch: 'on' } };
    },
  ],
])('takes %s', (_what, change) => {
  expect(broken((config, specimen) => change(specimen, config))).toEqual([]);
});

it.each<[line: string, change: (specimen: Loose, config: Loose) => void]>([
  // Counts and sums.
  ['specimen.text.computed: must be an object', (s) => (s.fields.text.computed = 'ya')],
  [
    'specimen.figure.computed: there is no setting "wher"; did you mean "where"?',
    (s) => count(s, { wher: {} }),
  ],
  ['specimen.figure.computed.by: is missing', (s) => count(s, { by: undefined })],
  ['specimen.figure.computed.where: "field" is missing', (s) => count(s, { where: { is: ['top'] } })],
  [
    'specimen.figure.computed: there is no resource "specimn"; did you mean "specimen"?',
    (s) => count(s, { resource: 'specimn' }),
  ],
  [
    'specimen.figure.computed: there is no reference to "specimen" in the filters of "specimen" "refrence"; did you mean "reference"?',
    (s) => count(s, { by: 'refrence' }),
  ],
  [
    'specimen.figure.computed: there is no reference to "specimen" in the filters of "specimen" "choice"; there is "reference"',
    (s) => count(s, { by: 'choice' }),
  ],
  [
    'specimen.figure.computed: there is no stored field of kind "money" in "specimen" "number"; there is "money"',
    (s) => count(s, { sum: 'number' }, { kind: 'money' }),
  ],
  ['specimen.figure.computed: a count is of kind "number"', (s) => count(s, {}, { kind: 'money' })],
  [
    'specimen.figure.computed: a count is of kind "number"',
    (s) => count(s, { sum: 'percent' }, { kind: 'percent' }),
  ],
  [
    'specimen.figure.computed.where: there is no value of "choice" "topp"; did you mean "top"?',
    (s) => count(s, { where: { field: 'choice', is: ['topp'] } }),
  ],
  [
    'specimen.figure.computed: depends on "specimen.money", so the field must have the same "access"',
    (s) => {
      s.fields.money.access = { read: 'selling_price', write: 'selling_price' };
      count(s, { sum: 'money' }, { kind: 'money' });
    },
  ],
  [
    'other.figure.computed: there is no reference to "other" in the filters of "specimen" "reference"',
    (_s, config) => count(beside(config, { endpoint: '/v1/vendor-panel/other' })),
  ],
  [
    'specimen.figure.computed: the store "price-list" has a query of its own and cannot count',
    (s, config) => {
      beside(config, { ...simple, store: 'price-list', can: ['export'] });
      count(s, { resource: 'other' });
    },
  ],
  [
    'specimen.rows.figure: a count or sum is for a field of the record itself',
    (s) => {
      const computed = { resource: 'specimen', by: 'reference' };
      s.fields.rows.fields.figure = { kind: 'number', label: 'Jumlah', computed };
    },
  ],
  [
    'specimen.figure: stands in "form", but what is computed cannot be typed',
    (s) => {
      count(s);
      s.form.push('figure');
    },
  ],
  [
    'specimen.sort: there is no order of the store "price-list" "figure"',
    (s) => {
      Object.assign(s, { store: 'price-list', ...NO_LIST, sort: ['figure'] });
      count(s);
    },
  ],
  // Sorting by titles.
  [
    'specimen.sort: "brand" has no order, because lists of "brand" cannot be sorted by title',
    (s, config) => {
      const other = beside(config, { ...simple, store: 'brand', lookupOnly: true, can: [] });
      Object.assign(other, { name: 'brand', path: '/panel/brand' });
      config.menu.panel.pop();
      s.fields.brand = { kind: 'reference', label: 'Brand', to: 'brand' };
      s.detail.push('brand');
      s.sort.push('brand');
    },
  ],
  [
    'specimen.references: stands in "sort", but what is of kind "references" cannot be sorted by',
    (s) => s.sort.push('references'),
  ],
  // References that other fields narrow.
  [
    'specimen.narrowed: "filterBy" must be an object with names of fields of this form',
    (s) => narrow(s, 'choice'),
  ],
  [
    'specimen.narrowed.filterBy: there is no filter of "specimen" by one value "choic"; did you mean "choice"?',
    (s) => narrow(s, { choic: 'choice' }),
  ],
  [
    'specimen.narrowed.filterBy: there is no filter of "specimen" by one value "tags"',
    (s) => narrow(s, { tags: 'tags' }),
  ],
  [
    'specimen.narrowed.filterBy: there is no filter of "specimen" by one value "number"',
    (s) => narrow(s, { number: 'number' }),
  ],
  [
    'specimen.narrowed.filterBy: there is no typed field of the same kind as "specimen.choice" "choic"; did you mean "choice"?',
    (s) => narrow(s, { choice: 'choic' }),
  ],
  [
    'specimen.narrowed.filterBy: there is no typed field of the same kind as "specimen.choice" "switch"; there is "choice"',
    (s) => narrow(s, { choice: 'switch' }),
  ],
  [
    'specimen.narrowed.filterBy: there is no typed field of the same kind as "specimen.reference" "narrowed"; there is "reference"',
    (s) => narrow(s, { reference: 'narrowed' }),
  ],
  [
    'specimen.narrowed.filterBy: there is no filter of "specimen" by one value "choice"',
    (s) => {
      s.fields.choice.access = { read: 'selling_price', write: 'selling_price' };
      narrow(s, { choice: 'choice' }, { access: s.fields.choice.access });
    },
  ],
  [
    'specimen.narrowed: depends on "switch", so it must have the same "access"',
    (s) => {
      s.fields.switch.access = { read: 'selling_price', write: 'selling_price' };
      narrow(s, { switch: 'switch' });
    },
  ],
  [
    'specimen.actions.mark.asks: the choices of "narrowed" depend on "choice": name it, too',
    (s) => {
      narrow(s, { choice: 'choice' });
      s.actions = [{ name: 'mark', label: 'Tandai', on: 'rows', set: { switch: true }, asks: ['narrowed'] }];
    },
  ],
  [
    'specimen.actions.mark.one.filterBy: there is no typed field of the same kind as "specimen.choice" "choice"',
    (s) => {
      const one = { kind: 'reference', label: 'Satu', to: 'specimen', filterBy: { choice: 'choice' } };
      s.actions = [{ name: 'mark', label: 'Tandai', on: 'rows', set: { switch: true }, fields: { one } }];
    },
  ],
])('says %s', (line, change) => {
  const lines = broken((config, specimen) => change(specimen, config));
  expect(lines.find((text) => text.startsWith(line)) ?? lines).toEqual(expect.stringContaining(line));
});

it('lets a look-up be narrowed only by fields that a form narrows it by', () => {
  const config: Loose = structuredClone(everyKind);
  expect(compile(config, []).resources[0]?.narrowedBy).toEqual([]);
  narrow(config.resources[0], { choice: 'choice' });
  expect(compile(config, []).resources[0]?.narrowedBy).toEqual(['choice']);
});
