import { describe, expect, it } from 'vitest';
import type { ListedItem } from '../../../src/core/contract/listed-item';
import { type ImportInput, type Mapping, planImport } from '../../../src/topics/suppliers/domain/import-plan';
import type { Margin } from '../../../src/topics/suppliers/domain/resale';

const item = (code: string, name: string, price: number, over: Partial<ListedItem> = {}): ListedItem => ({
  ...{ code, name, price, category: 'Games', brand: 'MOBILE LEGENDS', type: 'Umum', state: 'available' },
  ...{ is_postpaid: false, admin_fee: null, commission: null, cut_off_start: null, cut_off_end: null },
  ...over,
});
const mapping = (over: Partial<Mapping> = {}): Mapping => ({
  ...{
    category: 'Games',
    brand: 'MOBILE LEGENDS',
    type: '',
    brand_id: 'ml',
    brand_key: 'mobile-legends',
    group: 'Diamond',
  },
  ...{ is_postpaid: false, margin: { bps: 300, amount: 0 } },
  ...over,
});
const plan = (over: Partial<ImportInput>) =>
  planImport({
    ...{ listed: [], mappings: [mapping()], items: [], taken: new Set<string>(), routed: [] },
    ...{ discountBps: 0, only: null, ...over },
  });
const ours = (sku: string, name: string) => ({ sku, name, brand_id: 'ml', group: 'Diamond' });

describe('taking in the list of a supplier', () => {
  it('makes an item of ours of what is new, named without its brand and priced with the margin', () => {
    expect(plan({ listed: [item('ml 86', 'MOBILE LEGENDS  86 Diamond', 20_000)] })).toMatchObject([
      {
        action: 'new',
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
    expect(plan({ listed, items }).map(({ action, sku }) => [action, sku])).toEqual([
      ['route', 'ML-86'],
      ['route', 'ML172X'],
    ]);
  });

  it('makes the cheapest of those that are new and alike the item, and the others its routes', () => {
    const listed = [item('ml86b', '86 Diamond', 20_500), item('ml86a', '86 Diamond', 20_000)];
    expect(plan({ listed }).map(({ code, action, sku }) => [code, action, sku])).toEqual([
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
    ['Xbox $10', 'Xbox €10'],
    ['Xbox $10', 'Xbox 10'],
    ['Rp 10', '£10'],
    ['Bonus 5%', 'Bonus 5'],
    ['Diamond ×2', 'Diamond 2'],
    ['❤', '★'],
    ['Gold Pass', 'Gold Pas'],
    ['Rank S', 'Rank SS'],
  ])('takes %s and %s for two products', (own, other) => {
    expect(plan({ items: [ours('LAIN', own)], listed: [item('baru', other, 9_000)] })).toMatchObject([
      { action: 'new', sku: 'BARU' },
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
    const stored = { code: 'ml86', sku: 'ML-86', kind: null };
    const planned = (margin: Margin | null) =>
      plan({ listed: [item('ml86', '86 Diamond', 20_000)], routed: [{ ...stored, margin }] });
    expect(planned({ bps: 1_000, amount: 0 })).toMatchObject([
      { action: 'unchanged', sku: 'ML-86', price: 22_000, note: '' },
    ]);
    expect(planned(null)).toMatchObject([{ action: 'unchanged', note: 'its price is set by hand' }]);
  });

  it('skips what it would have to guess, and says why', () => {
    const listed = [
      item('ml5', '5 Diamond', 1_000),
      item('gp', '10 Diamond', 2_000),
      item('ml/20', '20 Diamond', 3_000),
      item('tanda', 'MOBILE LEGENDS - ', 3_500),
      item('mlp', '30 Diamond', 4_000, { is_postpaid: true, price: null, admin_fee: 0, commission: 0 }),
    ];
    const items = [ours('A', '5 Diamond'), ours('B', '5 Diamonds')];
    const skipped = plan({ listed, items, taken: new Set(['GP']) });
    expect(skipped.every(({ action, sku }) => action === 'skipped' && sku === '')).toBe(true);
    expect(skipped.map(({ note }) => note)).toEqual([
      'mobile-legends is prepaid',
      'several items are alike: A, B',
      'GP is sold under another brand',
      'ML/20 can be no SKU',
      'its name says nothing',
    ]);
  });

  it('takes nothing in under a part of its name', () => {
    const long = 'Internet Sakti 10 GB Nasional Plus Lokal dan Streaming 30 Hari Zona';
    const listed = [item('z1', `${long} 1`, 50_000), item('z3', `${long} 3`, 90_000)];
    const items = [ours('LAMA', long.slice(0, 60).trim())];
    expect(plan({ listed, items }).map(({ action, note }) => [action, note])).toEqual(
      Array(2).fill(['skipped', 'its name has more than 60 letters']),
    );
    // An item with the same SKU is an allowed route target.
    expect(plan({ listed, items: [ours('Z-1', '10 GB Zona 1')] })[0]).toMatchObject({ action: 'route' });
  });

  it('makes no route of what has the SKU of another new item by chance', () => {
    const listed = [item('ml_5', '5 Diamond', 1_500), item('ml-5', '50 Diamond', 9_000)];
    expect(plan({ listed }).map(({ action, note }) => [action, note])).toEqual([
      ['new', ''],
      ['skipped', 'ML_5 is sold here as "5 Diamond"'],
    ]);
  });

  describe('where one name stands in several types or categories', () => {
    const pulsa = { category: 'Pulsa', brand: 'TELKOMSEL', type: 'Umum' };
    const transfer = { ...pulsa, type: 'Pulsa Transfer' };
    const data = { ...pulsa, category: 'Data' };
    const to = { ...pulsa, type: '', group: 'Pulsa' };
    const credit = item('s5', 'Telkomsel 5.000', 5_500, pulsa);
    const sent = item('st5', 'Telkomsel 5.000', 5_600, transfer);
    const own = { ...ours('PULSA5', '5.000'), group: 'Pulsa' };
    const actions = (over: Partial<ImportInput>) =>
      plan({ mappings: [mapping(to)], ...over }).map(({ code, action }) => [code, action]);

    it('goes into no item through the mapping of another category', () => {
      const listed = [credit, item('d5', 'Telkomsel 5000', 5_700, data)];
      expect(actions({ listed })).toEqual([['s5', 'new']]);
    });

    it('makes an item of one, says so, and leaves out the other', () => {
      const rows = plan({ listed: [credit, sent], mappings: [mapping(to)] });
      expect(rows.map(({ action, note }) => [action, note])).toEqual([
        ['new', 'listed as Pulsa / TELKOMSEL / Pulsa Transfer too'],
        [
          'skipped',
          'S5 is called the same: Pulsa / TELKOMSEL / Pulsa Transfer, beside Pulsa / TELKOMSEL / Umum',
        ],
      ]);
    });

    it('guesses not which of them an item of ours is', () => {
      expect(actions({ listed: [credit, sent], items: [own] })).toEqual([
        ['s5', 'skipped'],
        ['st5', 'skipped'],
      ]);
      expect(actions({ listed: [credit, sent], items: [{ ...own, sku: 'S-5' }] })).toEqual([
        ['s5', 'route'],
        ['st5', 'skipped'],
      ]);
    });

    it('goes by what an item has a route to, also when that is listed no more', () => {
      const routed = [{ code: 'lama', sku: 'PULSA5', kind: pulsa, margin: null }];
      expect(actions({ listed: [credit, sent], items: [own], routed })).toEqual([
        ['s5', 'route'],
        ['st5', 'skipped'],
      ]);
    });

    it('puts both behind one item where the operator has sent each of them there, and says so', () => {
      const each = [mapping({ ...to, type: 'Umum' }), mapping({ ...to, type: 'Pulsa Transfer' })];
      const rows = plan({ listed: [credit, sent], mappings: each });
      expect(rows.map(({ action, sku }) => [action, sku])).toEqual([
        ['new', 'S5'],
        ['route', 'S5'],
      ]);
      expect(rows[1]?.note).toContain('beside Pulsa / TELKOMSEL / Umum');
      const apart = [mapping(to), mapping({ ...to, type: 'Pulsa Transfer', group: 'Transfer' })];
      expect(actions({ listed: [credit, sent], mappings: apart })).toEqual([
        ['s5', 'new'],
        ['st5', 'new'],
      ]);
    });
  });

  it('says where the highest tier would pay less than an item costs', () => {
    const listed = [item('ml5', '5 Diamond', 10_000)];
    expect(plan({ listed, discountBps: 250 })[0]?.note).toBe('');
    expect(plan({ listed, discountBps: 300 })[0]?.note).toMatch(/highest tier/);
  });
});
