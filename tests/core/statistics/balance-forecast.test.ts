import { describe, expect, it } from 'vitest';
import {
  balanceForecast,
  preparedTopup,
  type SpentHour,
} from '../../../src/topics/statistics/domain/balance-forecast';

const MONDAY = 20_780 - ((20_780 + 3) % 7);
const now = { day: MONDAY, hour: 9, minute: 0 };

/** Orders on each of the last `days` days, at given hours. */
const bought = (days: number, hours: number[], spent: number, orders = 2, only = (_day: number) => true) =>
  Array.from({ length: days }, (_, ago) => MONDAY - 1 - ago)
    .filter(only)
    .flatMap((day): SpentHour[] => hours.map((hour) => ({ day, hour, orders, spent })));

const isWeekend = (day: number) => (day + 3) % 7 >= 5;

describe('when a balance runs out', () => {
  it.each([
    ['in the middle of an hour that buys', 5_000, bought(28, [10, 15], 10_000), 90],
    ['at the end of one', 10_000, bought(28, [10, 15], 10_000), 120],
    ['after the hours that buy nothing', 15_000, bought(28, [10, 15], 10_000), 6 * 60 + 30],
    ['tomorrow', 25_000, bought(28, [10, 15], 10_000), 25 * 60 + 30],
    [
      'not before the weekend, where only that buys',
      1_000,
      bought(28, [10], 10_000, 5, isWeekend),
      5 * 1_440 + 66,
    ],
    ['now, where nothing is left', 0, bought(28, [10], 10_000), 0],
    ['not within the days ahead', 10_000_000, bought(28, [10], 10_000), null],
  ])('%s', (_name, balance, hours, minutes) => {
    expect(balanceForecast(balance, now, hours)?.minutes).toBe(minutes);
  });

  it('takes of the hour that runs what is left of it', () => {
    const hours = bought(28, [9], 12_000);
    expect(balanceForecast(3_000, { ...now, minute: 30 }, hours)?.minutes).toBe(15);
  });

  it('reads whole weeks, four at most, and not at today', () => {
    const today = [{ day: MONDAY, hour: 8, orders: 900, spent: 9_000_000 }];
    const longAgo = [{ day: MONDAY - 29, hour: 8, orders: 900, spent: 9_000_000 }];
    const half = bought(17, [10], 10_000, 3);
    expect(balanceForecast(0, now, [...bought(28, [10], 10_000), ...today, ...longAgo])?.week).toBe(70_000);
    expect(balanceForecast(0, now, half)?.week).toBe(70_000);
  });

  it.each([
    ['nothing was ever bought', []],
    ['there are less than two weeks', bought(13, [10], 10_000, 9)],
    ['there are less than 30 orders', bought(28, [10], 10_000, 1)],
    ['they lie on a few days', bought(28, [10], 10_000, 9, (day) => (day + 3) % 7 === 0)],
    ['all of it came back', bought(28, [10], 0, 9)],
  ])('is not said where %s', (_name, hours) => {
    expect(balanceForecast(50_000, now, hours)).toBeNull();
  });

  it.each([
    [412_300, 450_000],
    [450_000, 450_000],
    [3_000, 50_000],
    [9_999_999_999, 1_000_000_000],
  ])('a week of %i is prepared as %i', (week, amount) => {
    expect(preparedTopup(week, { step: 50_000, least: 10_000, most: 1_000_000_000 })).toBe(amount);
  });
});
