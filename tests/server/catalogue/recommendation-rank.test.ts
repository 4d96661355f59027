import { describe, expect, it } from 'vitest';
import { type Offer, rank, type Signal } from '../../../src/topics/catalogue/server/recommendation/rank';

function offer(brand: string, item: string): Offer {
  return {
    variation_id: `${brand}-${item}`,
    brand_id: brand,
    brand_key: brand,
    brand_name: brand,
    monogram: 'AB',
    image: null,
    item_name: item,
    price: 1000,
  };
}

const signal = (brand: string, item: string, reason: Signal['reason'], strength = 0.5): Signal => ({
  offer: offer(brand, item),
  reason,
  strength,
});

const many = (count: number, reason: Signal['reason']): Signal[] =>
  Array.from({ length: count }, (_unused, at) => signal(`${reason}${at}`, 'x', reason, (count - at) / count));

const names = (of: { variation_id: string }[]) => of.map((one) => one.variation_id);

describe('the strip of recommendations', () => {
  it('holds at most eight items', () => {
    expect(rank(many(30, 'Sering dibeli'), [])).toHaveLength(8);
  });

  it('mixes reasons: none takes more than half while others have something to say', () => {
    const strip = rank([...many(10, 'Sering dibeli'), ...many(10, 'Harga turun')], []);
    expect(strip.filter((one) => one.reason === 'Sering dibeli')).toHaveLength(4);
  });

  it('never shows more than two items of one brand', () => {
    const sameBrand = Array.from({ length: 6 }, (_unused, at) => signal('a', `item ${at}`, 'Sering dibeli'));
    expect(rank([...sameBrand, signal('b', 'x', 'Sedang naik')], [])).toHaveLength(3);
  });

  it('names an item once, with its best reason', () => {
    const strip = rank([signal('a', 'x', 'Sedang naik', 1), signal('a', 'x', 'Sering dibeli', 1)], []);
    expect(strip.map((one) => one.reason)).toEqual(['Sering dibeli']);
  });

  it('puts first what counts most', () => {
    const strip = rank([signal('a', 'x', 'Harga turun', 0.1), signal('b', 'x', 'Harga turun', 0.9)], []);
    expect(names(strip)).toEqual(['b-x', 'a-x']);
  });

  it('brings forward what the partner viewed, the item more than its brand', () => {
    const signals = [
      signal('a', 'x', 'Sering dibeli'),
      signal('b', 'x', 'Sering dibeli'),
      signal('b', 'y', 'Sering dibeli'),
    ];
    const strip = rank(signals, [{ brand_id: 'b', variation_id: 'b-y', views: 1 }]);
    expect(names(strip)).toEqual(['b-y', 'b-x', 'a-x']);
  });

  it('does not let a thousand views outweigh everything', () => {
    const readRank = (views: number) =>
      rank([signal('a', 'x', 'Sedang naik')], [{ brand_id: 'a', variation_id: null, views }])[0]?.score;
    expect(readRank(1000)).toBe(readRank(3));
  });

  it('is the same for the same signals, however they come', () => {
    const signals = [...many(9, 'Sering dibeli'), ...many(9, 'Sedang naik'), ...many(9, 'Harga turun')];
    expect(rank([...signals].reverse(), [])).toEqual(rank(signals, []));
  });

  it('is empty when nothing speaks for anything', () => {
    expect(rank([], [{ brand_id: 'a', variation_id: null, views: 3 }])).toEqual([]);
  });
});
