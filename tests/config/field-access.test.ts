import { describe, expect, it } from 'vitest';
import shipped from '../../resources.config';
import { compile, resourceOf } from '../../src/admin/schema/compile';
import { presentedTo, readableBy } from '../../src/admin/schema/readable';
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
  it('is fine in list, detail, sort, filters and form, with a key to read and one to write', () => {
    expect(readOnly(({ detail }) => detail.push('money'))).toEqual([]);
    expect(
      broken((_config, { fields, sort }) => {
        fields.money.access = { read: 'selling_price', write: 'selling_price' };
        fields.choice.access = fields.money.access;
        sort.push('money');
      }),
    ).toEqual([]);
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
      'an input for which there is no write key',
      (s) => s.form.push('money'),
      'specimen.money: there is no access key "selling_price.action"; did you mean "panel.specimen.action"?',
    ],
    [
      'a value that must be typed',
      ({ fields }) => Object.assign(fields.money, { required: true }),
      'specimen.money: is required, but who lacks "selling_price.action" could save nothing: leave out "required"',
    ],
    [
      'another field that depends on it',
      ({ fields }) => {
        fields.choice.access = 'selling_price';
        fields.email.when = { field: 'choice', is: ['top'] };
      },
      'specimen.email: depends on "choice", so it must have the same "access"',
    ],
    [
      'an action that is offered by its value',
      (s) => {
        s.fields.choice.access = 'selling_price';
        const when = { field: 'choice', is: [s.fields.choice.options[0].value] };
        s.actions = [{ name: 'mark', label: 'Tandai', on: 'rows', set: { switch: true }, when }];
      },
      'specimen.actions.mark: "when" would reveal "choice" to everybody',
    ],
    [
      'a place among what is searched',
      ({ fields, ...s }) => {
        fields.email.access = 'selling_price';
        s.form = s.form.splice(s.form.indexOf('email'), 1);
      },
      'specimen.email: stands in "search", but what is readable by some people only cannot be searched',
    ],
    [
      'being what a record is named by',
      ({ fields, ...s }) => {
        fields.text.access = 'selling_price';
        for (const setting of [s.form, s.sort, s.search]) setting.splice(setting.indexOf('text'), 1);
      },
      'specimen.text: stands in "title", but what is readable by some people only cannot be named by',
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
    const without = readableBy(prices, () => false);
    expect(Object.keys(without.fields)).not.toContain('margin');
    expect([...without.list, ...without.detail.flatMap(({ fields }) => fields)]).not.toContain(
      'selling_price',
    );
    expect(presentedTo(prices, () => false, row)).toEqual({ item: '86 Diamond', my_price: 19_500 });
    expect(readableBy(prices, (key) => key === 'selling_price')).toBe(prices);
    expect(presentedTo(prices, (key) => key === 'selling_price', row)).toBe(row);
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
