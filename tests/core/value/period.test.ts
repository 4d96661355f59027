import { expect, test } from 'vitest';
import { mostAtOnce } from '../../../src/core/value/period';

/** A period within one day; open without an end. */
const from = (start: number, end?: number) => {
  const at = (hour: number) => `2026-11-21T${String(hour).padStart(2, '0')}:00:00Z`;
  return { start_at: at(start), ...(end !== undefined && { end_at: at(end) }) };
};

test.each([
  ['nothing else', from(8, 12), [], 0],
  ['one after another, all within it', from(0, 20), [from(1, 3), from(4, 6), from(7, 9)], 1],
  ['one that begins as another ends', from(0, 20), [from(1, 4), from(4, 6)], 1],
  ['two of three at once', from(0, 20), [from(1, 5), from(4, 6), from(7, 9)], 2],
  ['all three in one hour', from(0, 20), [from(1, 9), from(4, 8), from(7, 9)], 3],
  ['those that began before it', from(8, 12), [from(1, 9), from(2, 10)], 2],
  ['those that meet before it begins only', from(8, 12), [from(1, 7), from(2, 9)], 1],
  ['those that meet after it has ended only', from(1, 5), [from(4, 9), from(6, 9)], 1],
  ['those without an end', from(8), [from(1), from(9), from(20)], 3],
  ['one that ends as it begins', from(8, 12), [from(1, 8)], 0],
] as const)('sales at once, beside %s', (_what, period, others, most) => {
  expect(mostAtOnce(period, others)).toBe(most);
});
