import { expect, it } from 'vitest';
import { catalogue } from '../../server/db/seed/catalogue/catalogue';
import { tileColors } from '../../src/core/look/tile-colors';
import { contrast } from './theme/contrast';

const keys = Array.from({ length: 2_000 }, (_, number) => `brand-${number}`);

it('white reads on both ends of every tile', () => {
  const worst = Math.min(
    ...keys.flatMap((key) => Object.values(tileColors(key)).map((end) => contrast('#ffffff', end))),
  );
  expect(worst).toBeGreaterThanOrEqual(4.5);
});

it('a brand keeps its colours, and brands differ', () => {
  expect(tileColors('mobile-legends')).toEqual(tileColors('mobile-legends'));
  expect(new Set(keys.map((key) => tileColors(key).from)).size).toBeGreaterThan(60);
});

it.each(catalogue.map(({ name, brands }) => [name, brands.map(({ key }) => key)] as const))(
  'no two brands of the shelf %s have the same colours',
  (_shelf, brands) => {
    expect(new Set(brands.map((key) => JSON.stringify(tileColors(key)))).size).toBe(brands.length);
  },
);

it('no two brands have the same letters', () => {
  const letters = catalogue.flatMap(({ brands }) => brands.map(({ monogram }) => monogram));
  expect(letters.filter((one, index) => letters.indexOf(one) !== index)).toEqual([]);
});
