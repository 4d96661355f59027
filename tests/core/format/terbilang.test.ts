import { expect, test } from 'vitest';
import { terbilang } from '../../../src/core/format/terbilang';

test.each([
  [0, 'nol'],
  [1, 'satu'],
  [10, 'sepuluh'],
  [11, 'sebelas'],
  [12, 'dua belas'],
  [19, 'sembilan belas'],
  [20, 'dua puluh'],
  [21, 'dua puluh satu'],
  [99, 'sembilan puluh sembilan'],
  [100, 'seratus'],
  [101, 'seratus satu'],
  [111, 'seratus sebelas'],
  [200, 'dua ratus'],
  [999, 'sembilan ratus sembilan puluh sembilan'],
  [1_000, 'seribu'],
  [1_001, 'seribu satu'],
  [1_100, 'seribu seratus'],
  [2_000, 'dua ribu'],
  [11_000, 'sebelas ribu'],
  [100_000, 'seratus ribu'],
  [101_000, 'seratus satu ribu'],
  [503_850, 'lima ratus tiga ribu delapan ratus lima puluh'],
  [1_000_000, 'satu juta'],
  [1_001_000, 'satu juta seribu'],
  [2_000_137, 'dua juta seratus tiga puluh tujuh'],
  [1_250_000, 'satu juta dua ratus lima puluh ribu'],
  [1_000_000_000, 'satu miliar'],
  [100_003_850, 'seratus juta tiga ribu delapan ratus lima puluh'],
  [1_000_000_000_000, 'satu triliun'],
])('%i in words is %s', (value, words) => {
  expect(terbilang(value)).toBe(words);
});

test.each([-1, 1.5, Number.NaN, 1e15])('%d has no words', (value) => {
  expect(() => terbilang(value)).toThrow(RangeError);
});
