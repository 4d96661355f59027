import { expect, it } from 'vitest';
import { isMoving } from '../../../src/admin/schema/picture-motion';

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)),
  );
const webp = (flags: number) => bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, flags, 0, 0, 0]);
const chunk = (name: string, size: number) => [0, 0, 0, size, ...bytes(name), ...Array(size + 4).fill(0)];
const png = (...chunks: number[][]) => bytes([0x89], 'PNG', [13, 10, 26, 10], ...chunks);

it.each([
  ['a WebP with frames', webp(0x12), true],
  ['a WebP with transparency alone', webp(0x10), false],
  ['a simple WebP', bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8 ', [0, 0]), false],
  ['a PNG with frames', png(chunk('IHDR', 13), chunk('acTL', 8), chunk('IDAT', 4)), true],
  ['a PNG', png(chunk('IHDR', 13), chunk('IDAT', 4), chunk('acTL', 8)), false],
  ['a JPEG', bytes([0xff, 0xd8, 0xff, 0xe0]), false],
  ['an empty file', bytes(), false],
])('%s moves or stands still', (_name, start, moves) => {
  expect(isMoving(start)).toBe(moves);
});
