import { expect, it } from 'vitest';
import { catalogue } from '../../../../demo/catalogue';
import { colorsOf, TILE_COLORS, tileOf } from '../../../../src/core/appearance/tile-colors';
import { createTileShelf } from '../../../../src/core/appearance/tile-shelf';
import { contrast } from './contrast';

const keys = Array.from({ length: 2_000 }, (_, number) => `brand-${number}`);

it('white reads on both ends of every tile', () => {
  const worst = Math.min(
    ...keys.flatMap((key) => Object.values(colorsOf(tileOf(key))).map((end) => contrast('#ffffff', end))),
  );
  expect(worst).toBeGreaterThanOrEqual(4.5);
});

it('a brand keeps its colours, and brands differ', () => {
  expect(tileOf('mobile-legends')).toEqual(tileOf('mobile-legends'));
  expect(new Set(keys.map((key) => colorsOf(tileOf(key)).from)).size).toBeGreaterThan(60);
});

it.each(catalogue.map(({ name, brands }) => [name, brands.map(({ key }) => key)] as const))(
  'no two brands of the shelf %s have the same colours',
  (_shelf, brands) => {
    expect(new Set(brands.map(tileOf)).size).toBe(brands.length);
  },
);

it('tiles of one page have colours of their own, brands that shops add included, as long as there are any', () => {
  const shelf = createTileShelf();
  const colors = keys.slice(0, TILE_COLORS).map((key) => JSON.stringify(shelf.colorsOf(key, 'AB')));
  expect(new Set(colors).size).toBe(TILE_COLORS);
  expect(shelf.colorsOf(keys[0] ?? '', 'AB')).toEqual(colorsOf(tileOf(keys[0] ?? '')));
  expect(keys.slice(0, TILE_COLORS).map((key) => JSON.stringify(shelf.colorsOf(key, 'AB')))).toEqual(colors);
});

it('when all colours are taken, none is shared by the same letters', () => {
  const shelf = createTileShelf();
  const letters = (nth: number) => (nth < TILE_COLORS / 2 ? 'AB' : 'CD');
  const pairs = keys
    .slice(0, TILE_COLORS + TILE_COLORS / 2)
    .map(
      (key, nth) =>
        `${letters(nth % TILE_COLORS)} ${JSON.stringify(shelf.colorsOf(key, letters(nth % TILE_COLORS)))}`,
    );
  expect(new Set(pairs).size).toBe(pairs.length);
});

it('no two brands have the same letters', () => {
  const letters = catalogue.flatMap(({ brands }) => brands.map(({ monogram }) => monogram));
  expect(letters.filter((one, index) => letters.indexOf(one) !== index)).toEqual([]);
});
