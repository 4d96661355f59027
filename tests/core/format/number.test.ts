import { describe, expect, it } from 'vitest';
import { number, percent } from '../../../src/core/format/number';

describe('a number has dots for thousands and a comma for decimals', () => {
  it.each([
    [0, {}, '0'],
    [7, {}, '7'],
    [999, {}, '999'],
    [1284, {}, '1.284'],
    [1000000, {}, '1.000.000'],
    [-12, {}, '\u221212'],
    [12, { signed: true }, '+12'],
    [0, { signed: true }, '0'],
    [8.4, { decimals: 1 }, '8,4'],
    [8, { decimals: 2 }, '8'],
    [1234.5678, { decimals: 2 }, '1.234,57'],
    [-0.04, { decimals: 1 }, '0'],
    [Number.NaN, {}, '–'],
    [Number.POSITIVE_INFINITY, {}, '–'],
  ])('%d %o is written %s', (value, style, text) => {
    expect(number(value, style)).toBe(text);
  });
});

describe('a percentage has at most two decimals', () => {
  it.each([
    [8.4, {}, '8,4\u00a0%'],
    [100, {}, '100\u00a0%'],
    [0.1, {}, '0,1\u00a0%'],
    [33.333, {}, '33,33\u00a0%'],
    [8.4, { signed: true }, '+8,4\u00a0%'],
    [-2.5, { signed: true }, '\u22122,5\u00a0%'],
    [79.6, { decimals: 0 }, '80\u00a0%'],
  ])('%d %o is written %s', (value, style, text) => {
    expect(percent(value, style)).toBe(text);
  });
});
