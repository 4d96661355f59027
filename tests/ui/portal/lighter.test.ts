import { Buffer as NodeBuffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { Buffer } from '../../../src/web/app/lighter/buffer';
import { parse } from '../../../src/web/app/lighter/csv-parse';
import differenceWith from '../../../src/web/app/lighter/difference-with';
import get from '../../../src/web/app/lighter/get';
import isEqual from '../../../src/web/app/lighter/is-equal';
import { minimatch } from '../../../src/web/app/lighter/minimatch';
import pluralize from '../../../src/web/app/lighter/pluralize';
import qs from '../../../src/web/app/lighter/qs';
import unionWith from '../../../src/web/app/lighter/union-with';
import uniqBy from '../../../src/web/app/lighter/uniq-by';

describe('what stands in for the weight of Casbin and Refine', () => {
  it('reads bytes as Node does', () => {
    const bytes = [0x20, 0x01, 0x0d, 0xb8];
    const [ours, nodes] = [Buffer.from(bytes), NodeBuffer.from(bytes)];
    expect(String(ours)).toBe(nodes.toString('hex'));
    expect((ours as Buffer).readUInt16BE(2)).toBe(nodes.readUInt16BE(2));
    expect(String(ours.slice(0, 2))).toBe('2001');
  });

  it('refuses a pattern, which a checked model never has', () => {
    expect(() => minimatch()).toThrow();
  });

  it('refuses a policy written as text, which the portal never has', () => {
    expect(() => parse()).toThrow();
  });

  it.each([
    ['?page=2&search=a+b%26c&q=', { page: '2', search: 'a b&c', q: '' }],
    ['f.status=a,b&f.status=c', { 'f.status': ['a,b', 'c'] }],
    [
      'sorters[0][field]=name&sorters[0][order]=asc&sorters[1][field]=id',
      { sorters: [{ field: 'name', order: 'asc' }, { field: 'id' }] },
    ],
    ['x%5B1%5D=b&x%5B0%5D=a', { x: ['a', 'b'] }],
    ['', {}],
  ])('reads the query %s as qs does', (text, query) => {
    expect(qs.parse(text)).toEqual(query);
  });

  it('reads no query into what all objects share', () => {
    expect(qs.parse('__proto__[polluted]=1&a[__proto__][polluted]=1')).toEqual({});
    expect({}).not.toHaveProperty('polluted');
  });

  it.each([
    [
      { a: 1, b: [{ c: 'x y' }], none: null, gone: undefined, yes: true },
      {},
      'a=1&b%5B0%5D%5Bc%5D=x%20y&yes=true',
    ],
    [{ to: '/a?b=1', list: ['x'] }, { addQueryPrefix: true, encode: false }, '?to=/a?b=1&list[0]=x'],
    [{}, { addQueryPrefix: true }, ''],
  ])('writes the query %j as qs does', (query, options, text) => {
    expect(qs.stringify(query, options)).toBe(text);
  });

  it('leaves names as they are: Indonesian has one form for one and for many', () => {
    expect(pluralize.plural('Bonus')).toBe(pluralize.singular('Bonus'));
  });

  it.each([
    [{ a: [1, { b: null }] }, { a: [1, { b: null }] }, true],
    [{ a: 1, b: undefined }, { a: 1, c: undefined }, false],
    [[1, 2], [2, 1], false],
    [[], {}, false],
    [null, {}, false],
    [Number.NaN, Number.NaN, true],
    [new Date(0), new Date(0), true],
    [new Date(0), new Date(86_400_000), false],
  ])('compares %j with %j as lodash does', (one, other, equal) => {
    expect(isEqual(one, other)).toBe(equal);
  });

  it('reads a value at a path, which may not exist', () => {
    expect(get({ a: { b: 1 } }, 'a.b')).toBe(1);
    expect(get({ a: null }, 'a.b')).toBeUndefined();
  });

  it('keeps the first of equal items', () => {
    const [first, second, third] = [
      { id: 1, at: 'first' },
      { id: 2, at: 'second' },
      { id: 1, at: 'third' },
    ];
    const isSame = (one: { id: number }, other: { id: number }) => one.id === other.id;
    expect(uniqBy([first, second, third], 'id')).toEqual([first, second]);
    expect(unionWith([first], [second], [third], isSame)).toEqual([first, second]);
    expect(differenceWith([first, second, third], [third], isSame)).toEqual([second]);
  });
});
