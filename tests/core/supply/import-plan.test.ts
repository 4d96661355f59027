import { describe, expect, it } from 'vitest';
import { type Grounds, type Mapping, planImport } from '../../../src/core/supply/import-plan';
import type { ListedItem } from '../../../src/core/supply/listed-item';

const item = (code: string, name: string, price: number, over: Partial<ListedItem> = {}): ListedItem => ({
  ...{ code, name, price, category: 'Games', brand: 'MOBILE LEGENDS', type: 'Umum', state: 'available' },
  ...{ is_postpaid: false, admin_fee: null, commission: null, cut_off_start: null, cut_off_end: null },
  ...over,
});
const mapping = (over: Partial<Mapping> = {}): Mapping => ({
  ...{ brand: 'MOBILE LEGENDS', type: '', brand_id: 'ml', brand_key: 'mobile-legends', group: 'Diamond' },
  ...{ is_postpaid: false, margin: { bps: 300, amount: 0 } },
  ...over,
});
const plan = (over: Partial<Grounds>) =>
  planImport({
    ...{ listed: [], mappings: [mapping()], items: [], taken: new Set<string>(), routed: new Map() },
    ...{ discountBps: 0, only: null, ...over },
  });
const ours = (sku: string, name: string) => ({ sku, name, brand_id: 'ml', group: 'Diamond' });

describe('taking in the list of a supplier', () => {
  it('makes an item of ours of what is new, named without its brand and priced with the margin', () => {
    expect(plan({ listed: [item('ml 86', 'MOBILE LEGENDS  86 Diamond', 20_000)] })).toMatchObject([
      {
        act: 'new',
        sku: 'ML-86',
        name: '86 Diamond',
        group: 'Diamond',
        cost: 20_000,
        price: 20_600,
        note: '',
      },
    ]);
  });

  it('leaves alone what is mapped to nothing', () => {
    expect(plan({ listed: [item('ff5', 'FREE FIRE 5 Diamond', 900, { brand: 'FREE FIRE' })] })).toEqual([]);
  });

  it('goes by the mapping of the type before that of the brand', () => {
    const weekly = mapping({ type: 'Membership', group: 'Weekly Pass' });
    const listed = [
      item('wdp', 'Weekly Diamond Pass', 28_000, { type: 'Membership' }),
      item('ml5', '5 Diamond', 1_500),
    ];
    expect(plan({ listed, mappings: [mapping(), weekly] }).map(({ group }) => group)).toEqual([
      'Diamond',
      'Weekly Pass',
    ]);
  });

  it('gives a further route to what is sold already: by its SKU in any spelling, or by a name that says the same', () => {
    const items = [ours('ML-86', '86 Diamond'), ours('ML172X', '172 Diamonds')];
    const listed = [
      item('ml_86', '86 Diamond', 20_000),
      item('MLB172', 'MOBILE LEGENDS 172 diamond', 40_000),
    ];
    expect(plan({ listed, items }).map(({ act, sku }) => [act, sku])).toEqual([
      ['route', 'ML-86'],
      ['route', 'ML172X'],
    ]);
  });

  it('makes the cheapest of those that are new and alike the item, and the others its routes', () => {
    const listed = [item('ml86b', '86 Diamond', 20_500), item('ml86a', '86 Diamond', 20_000)];
    expect(plan({ listed }).map(({ code, act, sku }) => [code, act, sku])).toEqual([
      ['ml86a', 'new', 'ML86A'],
      ['ml86b', 'route', 'ML86A'],
    ]);
  });

  it.each([
    ['5 GB / 30 Hari', '5 GB / 1 Hari'],
    ['1 GB', '1.5 GB'],
    ['1 Bulan', '1 Tahun'],
    ['100 Diamond', '100 Diamond + Pass'],
    ['2024 130 Coins', '2024 550 Coins'],
  ])('takes %s and %s for two things', (own, other) => {
    expect(plan({ items: [ours('LAIN', own)], listed: [item('baru', other, 9_000)] })).toMatchObject([
      { act: 'new', sku: 'BARU' },
    ]);
  });

  it('says what of ours an item would join that has another name', () => {
    const listed = [item('ml86', '87 Diamond', 20_000)];
    expect(plan({ items: [ours('ML-86', '86 Diamond')], listed })[0]?.note).toContain('86 Diamond');
  });

  it('goes by the closer mapping also when one brand alone is asked for', () => {
    const data = mapping({ type: 'Data', brand_id: 'data', brand_key: 'paket-data' });
    const listed = [item('d5', '5 GB', 20_000, { type: 'Data' }), item('ml5', '5 Diamond', 1_500)];
    const asked = plan({ listed, mappings: [mapping(), data], only: 'mobile-legends' });
    expect(asked.map(({ code }) => code)).toEqual(['ml5']);
  });

  it('does nothing twice', () => {
    const routed = new Map([['ml86', 'ML-86']]);
    expect(plan({ listed: [item('ml86', '86 Diamond', 20_000)], routed })).toMatchObject([
      { act: 'kept', sku: 'ML-86' },
    ]);
  });

  it('skips what it would have to guess, and says why', () => {
    const listed = [
      item('ml5', '5 Diamond', 1_000),
      item('gp', '10 Diamond', 2_000),
      item('ml/20', '20 Diamond', 3_000),
      item('mlp', '30 Diamond', 4_000, { is_postpaid: true, price: null, admin_fee: 0, commission: 0 }),
    ];
    const items = [ours('A', '5 Diamond'), ours('B', '5 Diamonds')];
    const skipped = plan({ listed, items, taken: new Set(['GP']) });
    expect(skipped.every(({ act, sku }) => act === 'skipped' && sku === '')).toBe(true);
    expect(skipped.map(({ note }) => note)).toEqual([
      'mobile-legends is prepaid',
      'several items are alike: A, B',
      'GP is sold under another brand',
      'ML/20 can be no SKU',
    ]);
  });

  it('says where the highest tier would pay less than an item costs', () => {
    const listed = [item('ml5', '5 Diamond', 10_000)];
    expect(plan({ listed, discountBps: 250 })[0]?.note).toBe('');
    expect(plan({ listed, discountBps: 300 })[0]?.note).toMatch(/highest tier/);
  });
});
