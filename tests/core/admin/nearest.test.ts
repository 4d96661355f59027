import { expect, it } from 'vitest';
import { nearest } from '../../../src/admin/schema/check/nearest';

const words = ['banner', 'blog', 'member', 'member-tier'];

it.each([
  ['a letter missing', 'baner', 'banner'],
  ['two letters swapped', 'bolg', 'blog'],
  ['the wrong case', 'Member', 'member'],
  ['a letter too many', 'member-tiers', 'member-tier'],
  ['a word that is like none', 'voucher', undefined],
  ['a short word is not like every short word', 'x', undefined],
  ['nothing', '', undefined],
])('the nearest word: %s', (_what, word, expected) => {
  expect(nearest(word, words)).toBe(expected);
});
