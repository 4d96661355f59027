import { describe, expect, it } from 'vitest';
import shipped from '../../resources.config';
import { compile, resourceOf } from '../../src/admin/schema/compile';
import { seenBy, seenRow } from '../../src/admin/schema/seen';
import { pageRows } from '../../src/web/routes/page-rows';
import { broken, type Loose } from './broken';

/** Errors of a read-only resource with an access key on a money field, after a change. */
const readOnly = (change: (specimen: Loose) => void): string[] =>
  broken((_config, specimen) => {
    Object.assign(specimen, { can: ['export'] });
    specimen.form = specimen.form.filter((name: unknown) => name !== 'money');
    specimen.fields.money.access = 'selling_price';
    change(specimen);
  });

describe('a field that a key keeps from some', () => {
  it('is fine where records are only read, and stands in list and detail', () => {
    expect(readOnly(({ detail }) => detail.push('money'))).toEqual([]);
    expect(
      readOnly((specimen) => {
        specimen.list.push('money');
        specimen.detail.push('money');
      }),
    ).toEqual([]);
  });

  it.each<[what: string, change: (specimen: Loose) => void, line: string]>([
    [
      'a key that there is not',
      ({ fields }) => (fields.money.access = 'selling_prices'),
      'specimen.money: there is no access key "selling_prices"; did you mean "selling_price"?',
    ],
    [
      'records that are written',
      (s) => s.can.push('edit'),
      'specimen.money: "access" asks for records that are only read',
    ],
    [
      'a place in the form',
      (s) => s.form.push('money'),
      'specimen.money: stands in "form", but what is told to some alone cannot be typed',
    ],
    [
      'a place among what is sorted by',
      (s) => s.sort.push('money'),
      'specimen.money: stands in "sort", but what is told to some alone cannot be sorted by',
    ],
    [
      'a place among what is searched',
      ({ fields, ...s }) => {
        fields.email.access = 'selling_price';
        s.form = s.form.splice(s.form.indexOf('email'), 1);
      },
      'specimen.email: stands in "search", but what is told to some alone cannot be searched',
    ],
    [
      'a place among the filters',
      ({ fields, ...s }) => {
        fields.choice.access = 'selling_price';
        s.form = s.form.splice(s.form.indexOf('choice'), 1);
      },
      'specimen.choice: stands in "filters", but what is told to some alone cannot be filtered by',
    ],
    [
      'being what a record is named by',
      ({ fields, ...s }) => {
        fields.text.access = 'selling_price';
        for (const setting of [s.form, s.sort, s.search]) setting.splice(setting.indexOf('text'), 1);
      },
      'specimen.text: stands in "title", but what is told to some alone cannot be named by',
    ],
    [
      'a sub-row, which is told as a whole',
      ({ fields }) => (fields.rows.fields.q.access = 'selling_price'),
      'specimen.rows.q: "access" is for a field of the record itself',
    ],
    [
      'an action, which tells nothing',
      (s) => {
        const pin = { kind: 'text', label: 'Alasan', access: 'selling_price' };
        s.actions = [
          { name: 'mark', label: 'Tandai', on: 'rows', set: { switch: true }, fields: { why: pin } },
        ];
      },
      'specimen.actions.mark.why: "access" is for a field of the record itself',
    ],
  ])('is refused with %s', (_what, change, line) => {
    expect(readOnly(change)).toContain(line);
  });

  it('is neither returned nor named without the key, and complete with it', () => {
    const prices = resourceOf(compile(shipped, pageRows), 'price-list');
    const row = { item: '86 Diamond', my_price: 19_500, selling_price: 21_000, margin: 1_500 };
    const without = seenBy(prices, () => false);
    expect(Object.keys(without.fields)).not.toContain('margin');
    expect([...without.list, ...without.detail.flatMap(({ fields }) => fields)]).not.toContain(
      'selling_price',
    );
    expect(seenRow(prices, () => false, row)).toEqual({ item: '86 Diamond', my_price: 19_500 });
    expect(seenBy(prices, (key) => key === 'selling_price')).toBe(prices);
    expect(seenRow(prices, (key) => key === 'selling_price', row)).toBe(row);
  });
});

describe('the word for no value', () => {
  it('is a text, said of what can be without one', () => {
    expect(broken((_config, { fields }) => (fields.money.none = 'Sesuai tagihan'))).toEqual([]);
    expect(broken((_config, { fields }) => (fields.money.none = 0))).toEqual([
      'specimen.money: "none" must be a text',
    ]);
    expect(broken((_config, { fields }) => (fields.money.none = ' '))).toEqual([
      'specimen.money: "none" is empty',
    ]);
    expect(broken((_config, { fields }) => (fields.switch.none = 'Belum'))).toEqual([
      'specimen.switch: a switch is never without a value: leave out "none"',
    ]);
  });
});
