import { expect, it } from 'vitest';
import { catalogue } from '../../../../demo/catalogue';
import { colorsOf, LOOKS, lookOf } from '../../../../src/core/look/tile-colors';
import { createTileShelf } from '../../../../src/core/look/tile-shelf';
import { contrast } from './contrast';

const keys = Array.from({ length: 2_000 }, (_, number) => `brand-${number}`);

it('white reads on both ends of every tile', () => {
  const worst = Math.min(
    ...keys.flatMap((key) => Object.values(colorsOf(lookOf(key))).map((end) => contrast('#ffffff', end))),
  );
  expect(worst).toBeGreaterThanOrEqual(4.5);
});

it('a brand keeps its colours, and brands differ', () => {
  expect(lookOf('mobile-legends')).toEqual(lookOf('mobile-legends'));
  expect(new Set(keys.map((key) => colorsOf(lookOf(key)).from)).size).toBeGreaterThan(60);
});

it.each(catalogue.map(({ name, brands }) => [name, brands.map(({ key }) => key)] as const))(
  'no two brands of the shelf %s have the same colours',
  (_shelf, brands) => {
    expect(new Set(brands.map(lookOf)).size).toBe(brands.length);
  },
);

it('tiles of one page have colours of their own, brands that shops add included, as long as there are any', () => {
  const shelf = createTileShelf();
  const colors = keys.slice(0, LOOKS).map((key) => JSON.stringify(shelf.colorsOf(key, 'AB')));
  expect(new Set(colors).size).toBe(LOOKS);
  expect(shelf.colorsOf(keys[0] ?? '', 'AB')).toEqual(colorsOf(lookOf(keys[0] ?? '')));
  expect(keys.slice(0, LOOKS).map((key) => JSON.stringify(shelf.colorsOf(key, 'AB')))).toEqual(colors);
});

it('when all colours are taken, none is shared by the same letters', () => {
  const shelf = createTileShelf();
  const letters = (nth: number) => (nth < LOOKS / 2 ? 'AB' : 'CD');
  const pairs = keys
    .slice(0, LOOKS + LOOKS / 2)
    .map(
      (key, nth) => `${letters(nth % LOOKS)} ${JSON.stringify(shelf.colorsOf(key, letters(nth % LOOKS)))}`,
    );
  expect(new Set(pairs).size).toBe(pairs.length);
});

it('no two brands have the same letters', () => {
  const letters = catalogue.flatMap(({ brands }) => brands.map(({ monogram }) => monogram));
  expect(letters.filter((one, index) => letters.indexOf(one) !== index)).toEqual([]);
});
