import { describe, expect, expectTypeOf, it } from 'vitest';
import shipped from '../../resources.config';
import type * as Records from '../../server/modules/shops/shop-record/records';
import { pageRows } from '../../src/core/routes/page-rows';
import { check } from '../../src/core/schema/check';
import { needErrors } from '../../src/core/schema/check/needs';
import { namesIn } from '../../src/core/schema/check/resource';
import type { Need, Needs } from '../../src/core/schema/needs/need';
import { serverNeeds } from '../../src/core/schema/server-needs';
import type { Rate } from '../../src/core/value/rate';
import type { Loose } from './broken';

/** What entities share is each one's own here. */
const copy = (): Loose => JSON.parse(JSON.stringify(shipped));
const resourceIn = (config: Loose, name: string): Loose =>
  config.resources.find((one: Loose) => one.name === name);
const errors = (config: Loose): string[] => needErrors(config.resources, serverNeeds);

interface Asked {
  at: string;
  need: Need;
  /** The fields that hold it, in a configuration. */
  within(config: Loose): Loose;
}

const asked = (where: string, needs: Needs[string], within: Asked['within']): Asked[] =>
  Object.entries(needs).flatMap(([name, need]) => [
    { at: `${where}.${name}`, need, within },
    ...asked(`${where}.${name}`, need.columns ?? {}, (config) => within(config)[name].fields),
  ]);

const all: Asked[] = [
  ...Object.entries(serverNeeds.records).flatMap(([name, fields]) =>
    asked(name, fields, (config) => resourceIn(config, name).fields),
  ),
  ...Object.entries(serverNeeds.acts).flatMap(([name, acts]) =>
    Object.entries(acts).flatMap(([act, fields]) =>
      asked(
        `${name}.acts.${act}`,
        fields,
        (config) => resourceIn(config, name).acts.find((one: Loose) => one.name === act).fields,
      ),
    ),
  ),
];

/** What is said of a configuration in which the field of this need was changed. */
const told = ({ at, within }: Asked, change: (fields: Loose, name: string) => void): string[] => {
  const config = copy();
  change(within(config), at.split('.').at(-1) ?? '');
  return errors(config);
};

/** Declared today; a need of what is not there yet has nothing to break. */
const declared = all.filter(({ at, within }) => within(copy())[at.split('.').at(-1) ?? '']);

describe.each(declared)('$at', (one) => {
  const { at, need } = one;

  it('may not be taken away where it is needed', () => {
    const lines = told(one, (fields, name) => delete fields[name]);

    if (need.presence === 'absent') expect(lines).toEqual([]);
    else {
      expect(lines).toHaveLength(1);
      expect(lines[0]).toMatch(`${at}: is missing, but needed by ${need.by}`);
    }
  });

  it('is of its kind', () => {
    const kind = need.kind === 'url' ? 'email' : 'url';
    const lines = told(one, (fields, name) => {
      fields[name].kind = kind;
    });

    expect(lines).toEqual([`${at}: is of kind "${kind}", but kind "${need.kind}" is needed by ${need.by}`]);
  });
});

const declaredWith = (has: (need: Need) => unknown): Asked[] => declared.filter(({ need }) => has(need));

it.each(declaredWith(({ presence }) => presence === 'filled'))('$at is filled in every record', (one) => {
  const lines = told(one, (fields, name) => delete fields[name].required);
  expect(lines).toEqual([`${one.at}: "required" is needed by ${one.need.by}`]);
});

it.each(declaredWith(({ unique }) => unique))('$at names one record', (one) => {
  const lines = told(one, (fields, name) => delete fields[name].unique);
  expect(lines).toEqual([`${one.at}: "unique" is needed by ${one.need.by}`]);
});

it.each(declaredWith(({ is }) => is))('$at keeps the options that code compares with', (one) => {
  const { at, need } = one;
  const lines = told(one, (fields, name) => {
    fields[name].options = [];
  });
  expect(lines).toEqual(
    need.is?.map((value) => `${at}: the option "${value}" is missing, but needed by ${need.by}`),
  );
});

it.each(declaredWith(({ whole }) => whole))('$at has no option that its store never gives', (one) => {
  const lines = told(one, (fields, name) => {
    fields[name].options.push({ value: 'unheard-of', label: 'Lain' });
  });
  expect(lines).toEqual([`${one.at}: the option "unheard-of" is never given by ${one.need.by}`]);
});

/** The fields of an act are its form. */
const typed = declaredWith(({ typed }) => typed).filter(({ at }) => !at.includes('.acts.'));

/** The configuration without what this one's form asks for. */
const unasked = ({ at }: Asked, change: (spec: Loose) => void = () => {}): string[] => {
  const [name = '', field] = at.split('.');
  const config = copy();
  const spec = resourceIn(config, name);
  spec.form = namesIn(spec.form).filter((one) => one !== field);
  change(spec);
  return errors(config);
};

it.each(typed)('$at is asked for by a form', (one) => {
  expect(unasked(one)).toEqual([`${one.at}: stands in no "form", but is needed by ${one.need.by}`]);
});

it.each(typed)('$at need not be asked for where nothing is written', (one) => {
  const lines = unasked(one, (spec) => {
    spec.can = ['export'];
  });
  expect(lines).toEqual([]);
});

it('names a resource that is gone, and the one that it was renamed to', () => {
  const config = copy();
  resourceIn(config, 'banner').name = 'banners';

  expect(errors(config)).toEqual([
    'banner: is missing, but needed by the banners of websites; is it "banners"?',
  ]);
});

it('names the field that a needed one was renamed to', () => {
  const config = copy();
  const { fields } = resourceIn(config, 'promo');
  fields.discounts = fields.discount;
  delete fields.discount;

  expect(errors(config)).toEqual([
    'promo.discount: is missing, but needed by the promo code of an order; is it "discounts"?',
  ]);
});

it.each(['promo', 'panel-transaction'])('refuses a value that nobody computes for %s', (name) => {
  const config = copy();
  resourceIn(config, name).fields.wonder = { kind: 'number', label: 'Ajaib', computed: true };

  expect(check(config, pageRows)).toEqual([
    expect.stringContaining(
      `${name}.wonder: there is no value that the server computes for "${name}" "wonder"`,
    ),
  ]);
});

it('is among what stops the start', () => {
  const config = copy();
  const options = resourceIn(config, 'product-custom').fields.fulfilment.options;
  options.splice(
    options.findIndex(({ value }: Loose) => value === 'joki'),
    1,
  );

  expect(check(config, pageRows)).toContain(
    'product-custom.fulfilment: the option "joki" is missing, but needed by an order of a website',
  );
});

it('takes settings of a wrong shape for what others have a line for', () => {
  const config = copy();
  resourceIn(config, 'promo').fields.scope.options = [null];
  delete resourceIn(config, 'flash-sale').fields.items.fields;

  expect(() => errors(config)).not.toThrow();
});

it('makes the types by which records are read', () => {
  expectTypeOf<Records.PromoData['discount']>().toEqualTypeOf<Rate>();
  expectTypeOf<Records.PromoData['scope']>().toEqualTypeOf<'all' | 'category' | 'product'>();
  expectTypeOf<Records.PromoData['max_discount']>().toEqualTypeOf<number | undefined>();
  expectTypeOf<Records.FlashItem['limit_per_user']>().toEqualTypeOf<number | undefined>();
  expectTypeOf<Records.FlashItem['price']>().toEqualTypeOf<number>();
  expectTypeOf<Records.MemberData>().not.toHaveProperty('password');
});
