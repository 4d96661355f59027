import { describe, expect, it } from 'vitest';
import type { CatalogueForm } from '../../demo/catalogue';
import { catalogue } from '../../demo/catalogue';

const brands = catalogue.flatMap((category) => category.brands);
const items = brands.flatMap((brand) => brand.items);
const inputs = brands.flatMap((brand) => brand.forms.map((form) => ({ brand: brand.key, form })));

/** Names of the entries that break a rule. */
function offenders<T>(all: readonly T[], name: (one: T) => string, isGood: (one: T) => boolean) {
  return all.filter((one) => !isGood(one)).map(name);
}

function repeated(names: readonly string[]) {
  return names.filter((name, at) => names.indexOf(name) !== at);
}

function accepts(form: CatalogueForm, value: string) {
  const length = [...value].length;
  return (
    new RegExp(form.regex ?? '').test(value) &&
    length >= (form.min_len ?? 0) &&
    length <= (form.max_len ?? Number.POSITIVE_INFINITY)
  );
}

function inputOf(brandKey: string, formKey: string): CatalogueForm {
  const found = inputs.find(({ brand, form }) => brand === brandKey && form.key === formKey);
  if (!found) throw new Error(`${brandKey} asks for no ${formKey}`);
  return found.form;
}

const sku = (item: { sku: string }) => item.sku;
const key = (brand: { key: string }) => brand.key;
const address = (input: { brand: string; form: CatalogueForm }) => `${input.brand}.${input.form.key}`;

describe('the H2H catalogue', () => {
  it('has the 8 prepaid categories in the order of the shop', () => {
    expect(catalogue.map((category) => category.name)).toEqual([
      'Top Up Game',
      'Voucher Game',
      'Pulsa',
      'Paket Data',
      'Token PLN',
      'E-Wallet',
      'Streaming',
      'Voucher Belanja',
    ]);
    expect(catalogue.map((category) => category.sort)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(new Set(catalogue.map((category) => category.type))).toEqual(new Set([1]));
  });

  it('has at least 40 brands and at least 400 items, and no empty shelf', () => {
    expect(brands.length).toBeGreaterThanOrEqual(40);
    expect(items.length).toBeGreaterThanOrEqual(400);
    expect(
      offenders(
        catalogue,
        (one) => one.slug,
        (one) => one.brands.length > 0,
      ),
    ).toEqual([]);
    expect(offenders(brands, key, (brand) => brand.items.length > 0)).toEqual([]);
  });

  it('names every category, brand, input and item once', () => {
    expect(repeated(catalogue.map((category) => category.slug))).toEqual([]);
    expect(repeated(brands.map(key))).toEqual([]);
    expect(repeated(brands.map((brand) => brand.name))).toEqual([]);
    expect(repeated(inputs.map(address))).toEqual([]);
    expect(repeated(items.map(sku))).toEqual([]);
    expect(
      repeated(brands.flatMap((b) => b.items.map((item) => `${b.key}/${item.group}/${item.name}`))),
    ).toEqual([]);
  });

  it('shows every state that a partner can meet', () => {
    expect(new Set(brands.map((brand) => brand.status))).toEqual(new Set([1, 2, 3, 4]));
    expect(new Set(items.map((item) => item.status))).toEqual(new Set([1, 2, 3]));
    expect(items.some((item) => item.is_new)).toBe(true);
    expect(items.some((item) => item.is_promo)).toBe(true);
    expect(brands.some((brand) => brand.cut_off_start !== null)).toBe(true);
  });
});

describe('a brand', () => {
  it('has a kebab-case key and a monogram of two capital letters', () => {
    expect(offenders(brands, key, (brand) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(brand.key))).toEqual([]);
    expect(offenders(brands, key, (brand) => /^[A-Z]{2}$/.test(brand.monogram))).toEqual([]);
  });

  it('is a voucher exactly when it asks for no destination, and checks an id only when there is one', () => {
    expect(offenders(brands, key, (brand) => brand.is_voucher === (brand.forms.length === 0))).toEqual([]);
    expect(offenders(brands, key, (brand) => !brand.has_check_id || !brand.is_voucher)).toEqual([]);
  });

  it('explains itself in one plain list', () => {
    const plainList = /^<ol>(<li>[^<>&]+<\/li>)+<\/ol>$/;
    expect(offenders(brands, key, (brand) => plainList.test(brand.how_to_html))).toEqual([]);
  });

  it('has both ends of its cut-off window or none', () => {
    const clock = /^([01]\d|2[0-3]):[0-5]\d$/;
    expect(
      offenders(brands, key, ({ cut_off_start: start, cut_off_end: end }) =>
        start === null || end === null ? start === end : clock.test(start) && clock.test(end),
      ),
    ).toEqual([]);
  });
});

describe('an input', () => {
  const typed = inputs.filter(({ form }) => form.type !== 'select');

  it('accepts its own example', () => {
    expect(offenders(typed, address, ({ form }) => accepts(form, form.placeholder))).toEqual([]);
  });

  it('refuses an empty answer, spaces around it and an answer that is too long', () => {
    expect(
      offenders(typed, address, ({ form }) =>
        ['', ` ${form.placeholder} `, form.placeholder.repeat(20)].every((value) => !accepts(form, value)),
      ),
    ).toEqual([]);
  });

  it('has limits in order and an anchored pattern that also serves as an HTML pattern', () => {
    expect(offenders(typed, address, ({ form }) => (form.min_len ?? 1) <= (form.max_len ?? 0))).toEqual([]);
    expect(offenders(typed, address, ({ form }) => /^\^.+\$$/.test(form.regex ?? ''))).toEqual([]);
    // Browsers compile the pattern attribute with the `v` flag.
    for (const { form } of typed) expect(() => new RegExp(form.regex ?? '(', 'v')).not.toThrow();
  });

  it('offers at least two different choices when it is a list, and none otherwise', () => {
    expect(
      offenders(inputs, address, ({ form }) => {
        const values = new Set(form.options.map((option) => option.value));
        return form.type === 'select'
          ? values.size >= 2 && values.size === form.options.length
          : values.size === 0;
      }),
    ).toEqual([]);
  });

  it.each([
    ['mobile-legends', 'user_id', 6, 12],
    ['mobile-legends', 'zone_id', 3, 6],
    ['free-fire', 'user_id', 8, 12],
    ['genshin-impact', 'user_id', 9, 10],
    ['token-pln', 'meter_number', 11, 12],
  ])('of %s, %s, takes %i to %i digits', (brandKey, formKey, min, max) => {
    const form = inputOf(brandKey, formKey);
    expect(accepts(form, '1'.repeat(min))).toBe(true);
    expect(accepts(form, '0'.repeat(max))).toBe(true);
    expect(accepts(form, '1'.repeat(min - 1))).toBe(false);
    expect(accepts(form, '1'.repeat(max + 1))).toBe(false);
    expect(accepts(form, `${'1'.repeat(min - 1)}a`)).toBe(false);
  });

  it('of Genshin Impact offers the four servers', () => {
    expect(inputOf('genshin-impact', 'server').options.map((option) => option.label)).toEqual([
      'America',
      'Europe',
      'Asia',
      'TW/HK/MO',
    ]);
  });

  it.each(['081234567890', '6281234567890', '+6281234567890', '087800001230'])(
    'for a telephone takes %s',
    (value) => expect(accepts(inputOf('telkomsel', 'phone'), value)).toBe(true),
  );

  it.each(['0212345678', '080123456789', '08123', '08123456789012345', '0812-3456-7890'])(
    'for a telephone refuses %s',
    (value) => expect(accepts(inputOf('telkomsel', 'phone'), value)).toBe(false),
  );
});

describe('an item', () => {
  it('has an sku of at most 32 capital letters, digits, hyphens and underscores', () => {
    expect(offenders(items, sku, (item) => /^[A-Z0-9_-]{1,32}$/.test(item.sku))).toEqual([]);
  });

  it('has a name of at most 80 characters and a group', () => {
    expect(
      offenders(items, sku, ({ name, group }) => name !== '' && name.length <= 80 && group !== ''),
    ).toEqual([]);
  });

  it('costs a positive whole number of rupiah', () => {
    expect(offenders(items, sku, (item) => Number.isInteger(item.price) && item.price > 0)).toEqual([]);
  });

  it('on promotion, and only then, is cheaper than before', () => {
    expect(
      offenders(items, sku, ({ is_promo, price, price_before }) =>
        is_promo ? Number.isInteger(price_before) && (price_before ?? 0) > price : price_before === null,
      ),
    ).toEqual([]);
  });

  it('costs more than the next smaller one of its group', () => {
    // Other offers of a product have the same size and a different price.
    const usual = brands.map(({ items: all }) =>
      all.filter(
        (item, at) =>
          all.findIndex(({ group_key }) => group_key === item.group_key) === at || !item.group_key,
      ),
    );
    const dearer = usual.flatMap((rows) =>
      rows.filter((item, at) => {
        const previous = rows[at - 1];
        if (previous?.group !== item.group) return false;
        if (previous.denomination === null || item.denomination === null) return false;
        return previous.denomination >= item.denomination || previous.price >= item.price;
      }),
    );
    expect(dearer.map(sku)).toEqual([]);
  });

  it('may be bought 1 to 10 at a time and has a promised time', () => {
    expect(
      offenders(items, sku, ({ max_qty, sla_seconds }) => max_qty >= 1 && max_qty <= 10 && sla_seconds > 0),
    ).toEqual([]);
  });
});
