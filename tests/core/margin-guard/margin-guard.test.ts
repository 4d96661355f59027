import { describe, expect, test } from 'vitest';
import {
  evaluateMove,
  type GuardedMove,
  type GuardVerdict,
  type MarginGuard,
} from '../../../src/topics/margin-guard/domain';

const guard: MarginGuard = {
  trigger: 'margin',
  cost_percent: 5,
  least_margin: { type: 'nominal', value: 500 },
  action: 'warn',
  raise_margin: { type: 'nominal', value: 1_000 },
  rounding: 0,
};
const move: GuardedMove = {
  ...{ cost_before: 20_000, cost_now: 21_000, price_before: 21_200, price_now: 21_200 },
  ...{ is_sold: true, off: null },
};
const tenth = { type: 'percent', value: 10 } as const;
const percent = (value: number): Partial<MarginGuard> => ({ trigger: 'cost', cost_percent: value });
const none: GuardVerdict = { kind: 'none' };
const warning: GuardVerdict = { kind: 'warn' };

describe('a guard of margins', () => {
  test.each<[why: string, Partial<MarginGuard>, Partial<GuardedMove>, GuardVerdict]>([
    ['tells of a margin that falls under its least', {}, {}, warning],
    ['is content with exactly the least', {}, { price_now: 21_500 }, none],
    [
      'tells nothing of a small margin that grows',
      {},
      { cost_now: 19_900, price_now: 20_300, price_before: 20_100 },
      none,
    ],
    ['tells of a small margin that becomes smaller still', {}, { price_before: 20_300 }, warning],
    [
      'takes a share of the cost of now',
      { least_margin: tenth },
      { price_before: 23_000, price_now: 23_099 },
      warning,
    ],
    [
      'takes a share of the cost of now, met',
      { least_margin: tenth },
      { price_before: 23_200, price_now: 23_100 },
      none,
    ],
    ['tells of no margin where there is no price', {}, { price_now: null, price_before: null }, none],

    ['tells of a cost that rises by more than its share', percent(4.99), {}, warning],
    ['lets the share itself pass', percent(5), {}, none],
    ['tells of a cost that falls as well', percent(4.99), { cost_now: 19_000 }, warning],
    ['tells of a cost without a selling price', percent(1), { price_now: null, price_before: null }, warning],
    ['takes every move with a share of 0', percent(0), { cost_now: 20_001 }, warning],

    [
      'switches nothing off whose price has followed',
      { action: 'off', ...percent(1) },
      { price_now: 22_250 },
      none,
    ],
    [
      'switches off what a move of the cost has left with less',
      { action: 'off', ...percent(1) },
      { price_now: 22_199 },
      { kind: 'off', margin: 1_200 },
    ],
    ['raises to its own margin', { action: 'raise' }, {}, { kind: 'raise', price: 22_000 }],
    [
      'raises up to round prices',
      { action: 'raise', raise_margin: tenth, rounding: 500 },
      {},
      { kind: 'raise', price: 23_500 },
    ],
    [
      'raises what is below even when the cost falls',
      { action: 'raise' },
      { cost_now: 20_900 },
      { kind: 'raise', price: 21_900 },
    ],
    ['never lowers a price', { action: 'raise', ...percent(1) }, { price_now: 30_000 }, none],
    ['leaves the same price alone', { action: 'raise', ...percent(1) }, { price_now: 22_000 }, none],
    ['raises nothing because a cost falls', { action: 'raise', ...percent(1) }, { cost_now: 19_000 }, none],
    ['raises nothing that is not sold', { action: 'raise', ...percent(1) }, { price_now: null }, none],

    ['switches off until the least margin', { action: 'off' }, {}, { kind: 'off', margin: 500 }],
    [
      'switches off until the margin of before',
      { action: 'off', ...percent(1) },
      {},
      { kind: 'off', margin: 1_200 },
    ],
    ['leaves alone what somebody closed', { action: 'off' }, { is_sold: false }, none],
    [
      'keeps off what still lacks its margin',
      { action: 'off' },
      { is_sold: false, off: { margin: 500 } },
      none,
    ],
    [
      'switches on when the margin is back',
      { action: 'off' },
      { is_sold: false, off: { margin: 500 }, cost_now: 20_700 },
      { kind: 'on' },
    ],
    [
      'asks for the share of the cost of now',
      { action: 'off', least_margin: tenth },
      { is_sold: false, off: { margin: 1 }, cost_now: 19_300 },
      none,
    ],
    [
      'comes back to the margin that there was',
      { action: 'off', ...percent(1) },
      { is_sold: false, off: { margin: 1_200 }, cost_now: 20_000 },
      { kind: 'on' },
    ],
    [
      'does not come back without a price',
      { action: 'off' },
      { is_sold: false, off: { margin: 0 }, price_now: null },
      none,
    ],
  ])('%s', (_why, over, moved, verdict) => {
    expect(evaluateMove({ ...guard, ...over }, { ...move, ...moved })).toEqual(verdict);
  });
});
