import { expect, it } from 'vitest';
import { catalogue } from '../../../demo/catalogue';
import { ITEM } from '../../../src/core/states';
import {
  foreignNumber,
  prefixHint,
  sameItem,
  servesOwner,
} from '../../../src/topics/catalogue/domain/phone-operator';

const phone = [{ key: 'phone', type: 'phone' as const }];
const brand = (name: string, key = name.toLowerCase().replace(/\W+/g, '-')) => ({ key, name });

it.each([
  ['Telkomsel', '081700001111', 'XL'],
  ['Telkomsel Data', '+62 857-0000-1111', 'Indosat'],
  ['XL', '6281200001111', 'Telkomsel'],
  ['Smartfren Data', '08980000111', 'Tri'],
  ['AXIS', '0881.0000.1111', 'Smartfren'],
  ['Tri', '08310000111', 'AXIS'],
  ['by.U', '081200001111', 'Telkomsel'],
  ['Indosat', '085151234567', 'Telkomsel atau by.U'],
  ['Pulsa Indosat Ooredoo', '081912345678', 'XL'],
])('%s to %s belongs to %s', (name, number, owner) => {
  const found = foreignNumber(brand(name), phone, { phone: number });
  expect(found?.owners.join(' atau ')).toBe(owner);
});

it.each([
  ['Telkomsel', '081200001111'],
  ['Telkomsel', '085151234567'],
  ['by.U Data', '085151234567'],
  ['XL', '0877 1234 5678'],
  ['Telkomsel', '08340000111'],
  ['Telkomsel', '0812'],
  ['DANA', '081700001111'],
  ['Pulsa Telkomsel dan XL', '085700001111'],
])('nothing is asked about %s to %s', (name, number) => {
  expect(foreignNumber(brand(name), phone, { phone: number })).toBeNull();
});

it('the same amount of another operator is found by its name, with or without a route', () => {
  const items = [
    { name: 'Pulsa 10.000 · Kilat', status: ITEM.open },
    { name: 'Pulsa 100.000', status: ITEM.open },
    { name: 'Pulsa 25.000', status: ITEM.soldOut },
  ];
  expect(sameItem('Pulsa 10.000', items)).toBe(items[0]);
  expect(sameItem('Pulsa 25.000', items)).toBeUndefined();
  expect(sameItem('Pulsa 1.000', items)).toBeUndefined();
});

it('every operator of the demonstration names its prefixes, and its sample number has one of them', () => {
  const brands = catalogue.flatMap((category) => category.brands);
  const sold = brands.filter(({ phone_prefix }) => phone_prefix !== null);
  expect(sold.map(prefixHint)).not.toContain(null);
  for (const { key, name, forms, phone_prefix } of sold) {
    const [form] = forms;
    expect(foreignNumber({ key, name }, forms, { phone: form?.placeholder ?? '' })).toBeNull();
    expect(servesOwner({ key, name }, { prefix: '', owners: ['Telkomsel', 'by.U'] })).toBe(
      /telkomsel|by-u/.test(key),
    );
    expect(foreignNumber({ key, name }, forms, { phone: `${phone_prefix}12345678` })).toBeNull();
  }
  expect(prefixHint(brand('Indosat'))).toBe('Prefiks 0814–0816 dan 0855–0858.');
});
