import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import shipped from '../../resources.config';
import { readEnv } from '../../server/env';
import { startServer } from '../../server/start';
import { StartError } from '../../server/start-error';
import type { Config, ResourceSpec } from '../../src/core/schema/resource';
import { sourceConfiguration } from '../support/configuration';
import { leavingOut, showing } from '../support/least-configuration';
import { sourcePages } from '../support/server';
import { tempFolder } from '../support/temp-folder';

const specs: readonly ResourceSpec[] = shipped.resources;

/** What is shipped with another declaration in the place of one. */
const changed = (name: string, change: (spec: ResourceSpec) => ResourceSpec): Config => ({
  ...shipped,
  resources: specs.map((spec) => (spec.name === name ? change(spec) : spec)),
});

const without = (name: string, ...gone: string[]): Config =>
  changed(name, (spec) => {
    const rest = Object.entries(spec.fields).filter(([field]) => !gone.includes(field));
    return showing(spec, Object.fromEntries(rest));
  });

const withoutOption = (name: string, field: string, value: string): Config =>
  changed(name, (spec) => {
    const own = spec.fields[field];
    if (own?.kind !== 'choice') throw new Error(`${name}.${field} is no choice`);
    const options = own.options.filter((option) => option.value !== value);
    return { ...spec, fields: { ...spec.fields, [field]: { ...own, options } } };
  });

/** `banner` under another name, in the menu as well; what is counted goes by the name. */
const renamed: Config = {
  ...changed('banner', (spec) => {
    const own = Object.entries(spec.fields).filter(([, { computed }]) => !computed);
    return { ...showing(spec, Object.fromEntries(own)), name: 'banners' };
  }),
  menu: JSON.parse(JSON.stringify(shipped.menu).replaceAll('"banner"', '"banners"')),
};

const wonder = { kind: 'number', label: 'Ajaib', computed: true } as const;

it.each<[string, Config, string]>([
  [
    'a field that a price is worked out by',
    // With the one that stands under its condition.
    without('promo', 'discount', 'max_discount'),
    'promo.discount: is missing, but needed by the promo code of an order',
  ],
  [
    'the rows of a flash sale',
    without('flash-sale', 'items'),
    'flash-sale.items: is missing, but needed by the price of an order',
  ],
  [
    'the margin of a tier',
    without('member-tier', 'margin'),
    'member-tier.margin: is missing, but needed by the price of an order',
  ],
  [
    'an entity under another name',
    renamed,
    'banner: is missing, but needed by the banners of websites; is it "banners"?',
  ],
  [
    'an entity that a page leads to',
    leavingOut(shipped, (name) => name === 'api-request'),
    'api-request: is missing, but needed by the integration of programs',
  ],
  [
    'a value that nobody computes, of records',
    changed('promo', (spec) => ({ ...spec, fields: { ...spec.fields, wonder } })),
    'promo.wonder: there is no value that the server computes for "promo" "wonder"; there is "used"',
  ],
  [
    'a value that nobody computes, of a store',
    changed('price-list', (spec) => ({ ...spec, fields: { ...spec.fields, wonder } })),
    'price-list.wonder: there is no value that the server computes for "price-list" "wonder"',
  ],
  [
    'an option that code compares with',
    withoutOption('payment-method', 'rounding', '1000'),
    'payment-method.rounding: the option "1000" is missing, but needed by the payment of an order',
  ],
  [
    'an option that a store writes',
    withoutOption('price-list', 'status', '5'),
    'price-list.status: the option "5" is missing, but needed by the price list',
  ],
])('the server says in one line that %s is missing, before it touches anything', async (_, config, line) => {
  const DATA_DIR = join(tempFolder(), 'data');
  const start = startServer(readEnv({ DATA_DIR, PORT: '0' }), {
    ...{ pages: sourcePages(), configuration: sourceConfiguration(config) },
  });

  await expect(start).rejects.toThrow(new StartError(`resources.config.ts: ${line}`));
  expect(existsSync(DATA_DIR)).toBe(false);
});
