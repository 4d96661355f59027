import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { catalogue } from '../../demo/catalogue';

const folder = join(import.meta.dirname, '../../public/brands');
const files = readdirSync(folder).sort();
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');
/** Emblems are compared at this many pixels per side, about the size of a tile. */
const SIDE = 10;

it('every brand of the game shelves has an emblem, and no emblem is without its brand', () => {
  const keys = catalogue.filter(({ has_emblems }) => has_emblems).flatMap(({ brands }) => brands);

  expect(catalogue.filter(({ has_emblems }) => has_emblems).map(({ slug }) => slug)).toEqual([
    'top-up-game',
    'voucher-game',
  ]);
  expect(files).toEqual(keys.map(({ key }) => `${key}.svg`).sort());
});

it('an emblem is square, small, and made of shapes alone', () => {
  for (const file of files) {
    const text = textOf(file);
    expect(text, file).toContain('viewBox="0 0 120 120"');
    expect(text.length, file).toBeLessThanOrEqual(3_000);
    expect(text, file).not.toMatch(/<(?:text|image|script|style|foreignObject|use)\b|href|url\((?!#)/);
  }
});

it('no two emblems are alike', async () => {
  const seen = await Promise.all(
    files.map((file) =>
      sharp(Buffer.from(textOf(file)))
        .resize(SIDE, SIDE)
        .removeAlpha()
        .raw()
        .toBuffer(),
    ),
  );
  const alike = files.flatMap((one, at) =>
    files.slice(at + 1).flatMap((other, nth) => {
      const [left, right] = [seen[at] ?? Buffer.alloc(0), seen[at + 1 + nth] ?? Buffer.alloc(0)];
      const apart = left.reduce((sum, value, index) => sum + Math.abs(value - (right[index] ?? 0)), 0);
      return apart / left.length < 20 ? [`${one} ${other}`] : [];
    }),
  );

  expect(alike).toEqual([]);
});
