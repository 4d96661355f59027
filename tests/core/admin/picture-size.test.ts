import { describe, expect, it } from 'vitest';
import { sizeError } from '../../../src/admin/schema/picture-size';

describe('the size of a picture', () => {
  it.each([
    ['3:1', 1200, 400, null],
    ['3:1', 1212, 400, null],
    ['3:1', 1200, 420, 'ratio'],
    ['3:1', 1200, 1200, 'ratio'],
    ['1:1', 400, 400, null],
    ['1:1', 400, 500, 'ratio'],
    ['16:9', 1366, 768, null],
    ['16:9', 1024, 768, 'ratio'],
    [undefined, 1200, 90, null],
  ] as const)('of shape %s, %i by %i: %s', (ratio, width, height, error) => {
    expect(sizeError({ ...(ratio && { ratio }) }, { width, height })).toBe(error);
  });

  it('is too small before it is anything else', () => {
    expect(sizeError({ width: 1200, height: 400, ratio: '3:1' }, { width: 300, height: 300 })).toBe('small');
  });
});
