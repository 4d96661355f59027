import { expect, it } from 'vitest';
import { rangeText, readRange, writeRange } from '../../../src/core/format/ranges';

it.each([
  ['10000..50000', { from: 10_000, to: 50_000 }],
  ['5..', { from: 5 }],
  ['..-2.5', { to: -2.5 }],
  ['5..5', { from: 5, to: 5 }],
])('reads and writes the range %s', (text, range) => {
  expect(readRange(text)).toEqual(range);
  expect(writeRange(range)).toBe(text);
});

it.each(['', '..', '5', '9..1', '1.234..', 'a..b', '1e9..', '5..10..15'])(
  'takes "%s" for no range',
  (text) => {
    expect(readRange(text)).toBeNull();
  },
);

it.each([
  [{ from: 1, to: 2 }, '1 – 2'],
  [{ from: 2, to: 2 }, '2'],
  [{ from: 1 }, 'mulai 1'],
  [{ to: 2 }, 'hingga 2'],
])('says %j in words', (range, words) => {
  expect(rangeText(range, String)).toBe(words);
});
