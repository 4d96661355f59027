import { expect, it } from 'vitest';
import { fileLimit } from '../../../src/core/format/file-size';

it.each([
  [200_000, '200 kB'],
  [999_999, '1.000 kB'],
  [1_000_000, '1 MB'],
  [1_048_576, '1 MB'],
  [1_572_864, '1,5 MB'],
  [2_097_152, '2 MB'],
])('a limit of %i bytes is spoken of as %s', (bytes, words) => {
  expect(fileLimit(bytes)).toBe(words);
});
