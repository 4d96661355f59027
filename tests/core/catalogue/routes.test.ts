import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../demo/catalogue';
import {
  type Figures,
  noFigures,
  successRate,
  usualSeconds,
} from '../../../src/topics/catalogue/domain/health';
import {
  bestRoute,
  type ItemRoute,
  preferredRoute,
  rankedRoutes,
  savingOf,
  substituteOf,
} from '../../../src/topics/catalogue/domain/routes';

const figures = (finished: number, succeeded: number, median_seconds: number | null): Figures => ({
  finished,
  succeeded,
  median_seconds,
});

const route = (id: string, part: Partial<ItemRoute> = {}): ItemRoute & { is_default: boolean } => ({
  id,
  price: 10_000,
  status: 1,
  all: noFigures,
  is_default: false,
  ...part,
});

const usual = route('usual', { all: figures(100, 97, 8) });
const fast = route('fast', { price: 10_150, all: figures(40, 40, 2) });
const cheap = route('cheap', { price: 9_850, all: figures(30, 27, 55) });
const unknown = route('unknown', { price: 9_900, all: figures(9, 9, 1) });
const closed = route('closed', { price: 9_000, status: 2, all: figures(50, 50, 1) });
const all = [usual, fast, cheap, unknown, closed];

const ids = (routes: readonly { id: string }[]) => routes.map(({ id }) => id);

describe('routes of one product group', () => {
  it('are ranked by price, by speed and by success; what cannot be bought comes last', () => {
    expect(ids(rankedRoutes(all, 'price'))).toEqual(['cheap', 'unknown', 'usual', 'fast', 'closed']);
    expect(ids(rankedRoutes(all, 'speed'))).toEqual(['fast', 'usual', 'cheap', 'unknown', 'closed']);
    expect(ids(rankedRoutes(all, 'success'))).toEqual(['fast', 'usual', 'cheap', 'unknown', 'closed']);
  });

  it('have no fastest and no surest one while one of them is unknown', () => {
    expect(bestRoute([usual, fast, closed], 'speed')?.id).toBe('fast');
    expect(bestRoute([usual, fast, unknown], 'speed')).toBeNull();
    expect(bestRoute([usual, fast, unknown], 'success')).toBeNull();
    expect(bestRoute([unknown, closed], 'price')?.id).toBe('unknown');
    expect(bestRoute([closed], 'price')).toBeNull();
  });

  it('say nothing of success and speed with fewer than ten orders', () => {
    expect(successRate(figures(9, 9, 2))).toBeNull();
    expect(usualSeconds(figures(9, 9, 2))).toBeNull();
    expect(successRate(figures(10, 9, 2))).toBe(90);
    expect(usualSeconds(figures(10, 9, 2))).toBe(2);
    expect(successRate(figures(12, 0, null))).toBe(0);
    expect(usualSeconds(figures(12, 0, null))).toBeNull();
  });

  it('are offered as the partner chose, else the first; the cheapest open one stands in for a closed one', () => {
    expect(preferredRoute(all)?.id).toBe('usual');
    expect(preferredRoute([usual, { ...fast, is_default: true }])?.id).toBe('fast');
    expect(substituteOf(all, closed)?.id).toBe('cheap');
    expect(substituteOf(all, usual)).toBeUndefined();
    expect(substituteOf([closed], closed)).toBeUndefined();
  });

  it('save what the best price lies under the price that is offered now', () => {
    expect(savingOf(10_000, 9_850)).toEqual({ amount: 150, percent: 1.5 });
    expect(savingOf(10_000, 10_000)).toBeNull();
  });
});

describe('the demonstration catalogue', () => {
  it('has at least 30 product groups with two to four routes that differ in price and speed', () => {
    const items = catalogue.flatMap(({ brands }) => brands.flatMap((brand) => brand.items));
    const groups = new Map<string, typeof items>();
    for (const item of items) {
      if (item.group_key) groups.set(item.group_key, [...(groups.get(item.group_key) ?? []), item]);
    }
    expect(groups.size).toBeGreaterThanOrEqual(30);
    for (const [key, routes] of groups) {
      expect(routes.length, key).toBeGreaterThanOrEqual(2);
      expect(routes.length, key).toBeLessThanOrEqual(4);
      expect(new Set(routes.map(({ price }) => price)).size, key).toBe(routes.length);
      expect(new Set(routes.map(({ name }) => name)).size, key).toBe(routes.length);
    }
    expect(new Set(items.map(({ sku }) => sku)).size).toBe(items.length);
  });
});
