import { describe, expect, it } from 'vitest';
import { largestPart, leastWidth, pixelsOfPart } from '../../../src/admin/schema/picture-cut';
import { sizeError } from '../../../src/admin/schema/picture-size';

const wide = { width: 1200, height: 400, ratio: '3:1' };

describe('the part of a picture that is offered first', () => {
  it.each([
    ['a square', { width: 1200, height: 1200 }, { x: 0, y: 400, width: 1200, height: 400 }],
    ['one that is too wide', { width: 2000, height: 400 }, { x: 400, y: 0, width: 1200, height: 400 }],
    ['one off a phone', { width: 3024, height: 4032 }, { x: 0, y: 1512, width: 3024, height: 1008 }],
  ])('of %s is as large as its shape allows, from the middle', (_what, picture, pixels) => {
    const part = pixelsOfPart(largestPart(picture, wide.ratio), picture, wide.ratio);
    expect(part).toEqual(pixels);
    expect(sizeError(wide, part)).toBeNull();
  });
});

it('a part stays within its picture, whatever rounding does', () => {
  const picture = { width: 1203, height: 1201 };
  const part = pixelsOfPart({ x: 33.34, y: 99, width: 66.7, height: 30 }, picture, wide.ratio);
  expect(part.x + part.width).toBeLessThanOrEqual(picture.width);
  expect(part.y + part.height).toBeLessThanOrEqual(picture.height);
});

it('is never smaller than its field asks for', () => {
  expect(leastWidth(wide, { width: 2400, height: 2400 })).toBe(50);
  expect(leastWidth(wide, { width: 600, height: 600 })).toBe(100);
  expect(leastWidth({}, { width: 100, height: 100 })).toBe(1);
});
