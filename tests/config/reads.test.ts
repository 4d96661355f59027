import { expect, expectTypeOf, it } from 'vitest';
import shipped from '../../resources.config';
import { check } from '../../src/admin/schema/check';
import { readErrors } from '../../src/admin/schema/check/reads';
import type { Rate } from '../../src/core/value/rate';
import { reads } from '../../src/server/reads';
import { offers } from '../../src/topics/offers';
import type * as Records from '../../src/topics/shops/server/shop-record/records';
import { pageRows } from '../../src/web/routes/page-rows';
import type { Loose } from './broken';

/** Errors of the shipped configuration after a change of one resource. */
const errorsWith = (name: string, change: (spec: Loose) => void): string[] => {
  const config: Loose = JSON.parse(JSON.stringify(shipped));
  change(config.resources.find((one: Loose) => one.name === name));
  return check(config, pageRows, offers, reads);
};

const action = (spec: Loose, name: string): Loose => spec.actions.find((one: Loose) => one.name === name);

it.each<[string, string, (spec: Loose) => void, string]>([
  [
    'a field under another name',
    'category',
    ({ fields }) => {
      fields.is_populer = fields.is_popular;
      delete fields.is_popular;
    },
    'category.is_popular: is missing, but needed by the catalogue of websites; is it "is_populer"?',
  ],
  [
    'a column of rows',
    'flash-sale',
    ({ fields }) => delete fields.items.fields.stock,
    'flash-sale.items.stock: is missing, but needed by the price of an order',
  ],
  [
    'rows without columns',
    'flash-sale',
    ({ fields }) => {
      fields.items.fields = {};
    },
    'flash-sale.items.price: is missing, but needed by the price of an order',
  ],
  [
    'an input of an action',
    'panel-transaction',
    (spec) => delete action(spec, 'refund').fields.reason,
    'panel-transaction.actions.refund.reason: is missing, but needed by the handler of "refund"',
  ],
  [
    'a field of another kind',
    'promo',
    ({ fields }) => {
      fields.min_purchase.kind = 'number';
    },
    'promo.min_purchase: is of kind "number", but kind "money" is needed by the promo code of an order',
  ],
  [
    'a field that may be empty',
    'promo',
    ({ fields }) => delete fields.discount.required,
    'promo.discount: "required" is needed by the promo code of an order',
  ],
  [
    'a field that a condition empties',
    'member-tier',
    ({ fields }) => {
      fields.margin.when = { field: 'is_active', is: [true] };
    },
    'member-tier.margin: "when" may not empty what is needed by the price of an order',
  ],
  [
    'a key that two records may share',
    'promo',
    ({ fields }) => delete fields.code.unique,
    'promo.code: "unique" is needed by the promo code of an order',
  ],
  [
    'a resource under another name',
    'banner',
    (spec) => {
      spec.name = 'banners';
    },
    'banner: is missing, but needed by the banners of websites; is it "banners"?',
  ],
])('refuses %s', (_, name, change, line) => {
  expect(errorsWith(name, change)).toContain(line);
});

it.each(Object.keys(reads).filter((name) => !name.includes('.')))('refuses to leave out %s', (name) => {
  const rest = shipped.resources.filter((one) => one.name !== name);
  expect(readErrors(rest, reads)).toEqual([
    expect.stringMatching(`^${name}: is missing, but needed by ${reads[name]?.by}`),
  ]);
});

it('accepts an action that is left out', () => {
  const lines = errorsWith('promo', (spec) => {
    spec.actions = spec.actions.filter(({ name }: Loose) => name !== 'try');
  });
  expect(lines).toEqual([]);
});

it('reports rows without a declaration of columns once, by the check of shapes', () => {
  expect(errorsWith('flash-sale', ({ fields }) => delete fields.items.fields)).toContainEqual(
    expect.stringContaining('flash-sale.items: "fields" is missing'),
  );
});

it.each(['promo', 'panel-transaction'])('refuses a value that nobody computes for %s', (name) => {
  const lines = errorsWith(name, ({ fields }) => {
    fields.wonder = { kind: 'number', label: 'Ajaib', computed: true };
  });
  expect(lines).toEqual([
    expect.stringContaining(
      `${name}.wonder: there is no value that the server computes for "${name}" "wonder"`,
    ),
  ]);
});

it('gives records their types', () => {
  expectTypeOf<Records.PromoData['discount']>().toEqualTypeOf<Rate>();
  expectTypeOf<Records.PromoData['scope']>().toEqualTypeOf<'all' | 'category' | 'product'>();
  expectTypeOf<Records.PromoData['max_discount']>().toEqualTypeOf<number | undefined>();
  expectTypeOf<Records.FlashItem['limit_per_user']>().toEqualTypeOf<number | undefined>();
  expectTypeOf<Records.FlashItem['price']>().toEqualTypeOf<number>();
  expectTypeOf<Records.MemberData>().not.toHaveProperty('password');
});
