import { describe, expect, it } from 'vitest';
import { blocksOf } from '../../../src/topics/statistics/domain/blocks';

describe('blocks of days', () => {
  it('are one for a day, and the longest that fit for more', () => {
    expect(blocksOf(98, 98)).toEqual([{ span: 1, block: 98 }]);
    expect(blocksOf(80, 108)).toEqual([
      { span: 1, block: 80 },
      { span: 27, block: 3 },
      { span: 1, block: 108 },
    ]);
    expect(blocksOf(5, 4)).toEqual([]);
  });

  it('hold every day of a period once and no other, in few', () => {
    for (let first = 20_000; first < 20_100; first += 1) {
      for (const length of [1, 2, 6, 7, 8, 30, 31, 48, 49, 97, 98, 366]) {
        const blocks = blocksOf(first, first + length - 1);
        const days = blocks.flatMap(({ span, block }) =>
          Array.from({ length: span }, (_, at) => block * span + at),
        );
        expect(days).toEqual(Array.from({ length }, (_, at) => first + at));
        expect(blocks.length).toBeLessThanOrEqual(Math.min(length, 52 + length / 27));
      }
    }
  });
});
