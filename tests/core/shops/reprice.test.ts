import { expect, it } from 'vitest';
import { type Repricing, repriced } from '../../../src/topics/shops/domain/reprice';

const percent = (value: number) => ({ type: 'percent' as const, value });
const nominal = (value: number) => ({ type: 'nominal' as const, value });

it.each<[string, Repricing, number]>([
  ['raised by a share, rounded up', { way: 'up', amount: percent(3.5) }, 20_700],
  ['raised by rupiah', { way: 'up', amount: nominal(250) }, 20_250],
  ['lowered by a share', { way: 'down', amount: percent(10) }, 18_000],
  ['lowered to whole hundreds, upwards', { way: 'down', amount: nominal(1_950), rounding: 100 }, 18_100],
  ['cost with a margin', { way: 'cost', amount: percent(5), rounding: 500 }, 19_000],
  ['never below one rupiah', { way: 'down', amount: nominal(50_000) }, 1],
  ['left as it is', { way: 'tier' }, 20_000],
])('a price of 20,000 that costs 18,000 is %s', (_what, wish, expected) => {
  expect(repriced(20_000, 18_000, wish)).toBe(expected);
});
