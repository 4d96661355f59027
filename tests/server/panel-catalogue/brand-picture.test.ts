import { expect, it } from 'vitest';
import { tileOf } from '../../../src/core/appearance/tile-colors';
import { createTileShelf } from '../../../src/core/appearance/tile-shelf';
import { drawBrand } from '../../../src/topics/panel-catalogue/server/brand-picture';

it('a brand that a website takes over brings its emblem, in the size that is asked for', async () => {
  const { width, height, type, bytes } = await drawBrand(
    { key: 'free-fire', image: '/brands/free-fire.svg' },
    createTileShelf(),
  );
  expect({ width, height, mime: type.mime }).toEqual({ width: 400, height: 400, mime: 'image/png' });
  expect(bytes.length).toBeLessThan(100_000);
});

it('of brands without an emblem no two of a website get the same picture, whatever their names', async () => {
  const one = 'brand-0';
  const keys = Array.from({ length: 500 }, (_, number) => `brand-${number + 1}`);
  const other = keys.find((key) => tileOf(key) === tileOf(one)) ?? '';
  const shelf = createTileShelf();
  const [first, second] = [
    await drawBrand({ key: one, image: null }, shelf),
    await drawBrand({ key: other, image: null }, shelf),
  ];
  expect(tileOf(other)).toBe(tileOf(one));
  expect(first.bytes.equals(second.bytes)).toBe(false);
});

it('an image from elsewhere is not read from the disk', async () => {
  const { type } = await drawBrand({ key: 'one', image: '/brands/../../package.json' }, createTileShelf());
  expect(type.mime).toBe('image/jpeg');
});
