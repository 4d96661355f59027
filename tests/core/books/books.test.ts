import { describe, expect, it, test } from 'vitest';
import { isByMonth, monthAfter, monthSpan, monthsOf, spanBefore } from '../../../src/core/format/periods';
import type { BookClosing } from '../../../src/topics/books/contract/books';
import { figuresOf } from '../../../src/topics/books/domain/figures';
import { bookMonths } from '../../../src/topics/books/domain/months';
import { reminderLink, reminderText } from '../../../src/topics/books/domain/reminder';
import { spanText } from '../../../src/topics/books/domain/span-text';
import { debtState } from '../../../src/topics/books/domain/state';
import { statementOf } from '../../../src/topics/books/domain/statement';

describe('the profit of sums', () => {
  it('leaves out what only moves money, what still runs and what has no selling price', () => {
    const sums = [
      { counts: 'sales', amount: 100_000 },
      { counts: 'cost', amount: -90_000 },
      { counts: 'cost', amount: 1_000 },
      { counts: 'expense', amount: -2_500 },
      { counts: 'income', amount: 500 },
      { counts: 'unpriced', amount: -40_000 },
      { counts: 'pending', amount: -7_000 },
      { counts: 'none', amount: 1_000_000 },
    ] as const;
    expect(figuresOf(sums)).toEqual({
      ...{ omzet: 100_000, modal: 89_000, gross: 11_000, expense: 2_500, income: 500, net: 9_000 },
      margin: 9,
    });
  });

  it('has no margin without sales, and no zero below zero', () => {
    expect(figuresOf([])).toEqual({
      ...{ omzet: 0, modal: 0, gross: 0, expense: 0, income: 0, net: 0 },
      margin: null,
    });
  });
});

describe('the period before', () => {
  it.each([
    ['2026-11-01', '2026-11-30', '2026-10-01', '2026-10-31'],
    ['2026-11-01', '2026-11-24', '2026-10-01', '2026-10-24'],
    ['2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['2026-03-01', '2026-03-30', '2026-02-01', '2026-02-28'],
    ['2026-01-01', '2026-11-24', '2025-01-01', '2025-11-24'],
    ['2026-01-01', '2026-03-31', '2025-01-01', '2025-03-31'],
    ['2026-02-01', '2026-03-31', '2025-12-01', '2026-01-31'],
    ['2026-01-01', '2026-01-31', '2025-12-01', '2025-12-31'],
    ['2026-11-18', '2026-11-24', '2026-11-11', '2026-11-17'],
    ['2026-03-01', '2026-03-01', '2026-02-01', '2026-02-01'],
  ])('of %s to %s is %s to %s', (from, to, before, until) => {
    expect(spanBefore({ from, to })).toEqual({ from: before, to: until });
  });

  it('months have their days, and long periods are grouped by months', () => {
    expect(monthSpan('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
    expect([monthAfter('2026-12'), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
    expect(monthsOf({ from: '2025-12-31', to: '2026-02-01' })).toEqual(['2025-12', '2026-01', '2026-02']);
    expect([
      isByMonth({ from: '2026-01-01', to: '2026-04-03' }),
      isByMonth({ from: '2026-01-01', to: '2026-04-04' }),
    ]).toEqual([false, true]);
  });

  it('is formatted in words', () => {
    expect(spanText({ from: '2026-11-01', to: '2026-11-30' })).toBe('November 2026');
    expect(spanText({ from: '2026-11-01', to: '2026-11-24' })).toBe('01 Nov 2026 – 24 Nov 2026');
    expect(spanText({ from: '2026-11-01', to: '2026-11-01' })).toBe('01 Nov 2026');
  });
});

describe('a debt', () => {
  it.each([
    [[], { paid: 0, left: 1_000, state: 'open' }],
    [[{ amount: 400 }], { paid: 400, left: 600, state: 'part' }],
    [[{ amount: 400 }, { amount: 600 }], { paid: 1_000, left: 0, state: 'paid' }],
  ])('of 1.000 after %o stands at %o', (payments, state) => {
    expect(debtState(1_000, payments)).toEqual(state);
  });

  it('is asked for in words that the customer understands', () => {
    const now = Date.parse('2026-11-24T10:00:00+07:00');
    const debt = { name: 'Pak Joko', phone: '6281233445566', left: 50_000, note: 'token PLN' };
    expect(reminderText({ ...debt, due_date: '2026-11-22' }, now)).toBe(
      'Halo Pak Joko, kami ingin mengingatkan sisa pembayaran sebesar Rp\u00a050.000 untuk token PLN.\n' +
        'Jatuh tempo: 22 Nov 2026 (lewat 2 hari).\nBila sudah dibayar, abaikan pesan ini. Terima kasih.',
    );
    expect(reminderText({ ...debt, due_date: '2026-11-24' }, now)).toContain('(jatuh tempo hari ini)');
    expect(reminderText(debt, now)).not.toContain('Jatuh tempo');
    const link = new URL(reminderLink(debt, now));
    expect([link.origin, link.pathname]).toEqual(['https://wa.me', '/6281233445566']);
    expect(link.searchParams.get('text')).toBe(reminderText(debt, now));
  });
});

test('names every month once, the newest first, with its latest closing', () => {
  const closing = (month: string, reopened_at: string | null) =>
    ({ month, reopened_at, late: [] }) as unknown as BookClosing;
  const closings = [
    closing('2026-10', null),
    closing('2026-09', '2026-11-02T00:00:00Z'),
    closing('2026-09', '2026-11-01T00:00:00Z'),
  ];
  expect(bookMonths(['2026-08', '2026-09', '2026-11'], closings)).toEqual([
    { month: '2026-11', closing: null },
    { month: '2026-10', closing: closings[0] },
    { month: '2026-09', closing: closings[1] },
    { month: '2026-08', closing: null },
  ]);
});

test('a profit-and-loss statement has a subtotal after what was sold, and after all of it', () => {
  const sums = [
    { line: 'sale', counts: 'sales', amount: 100_000 },
    { line: 'web_sale', counts: 'sales', amount: 50_000 },
    { line: 'purchase', counts: 'cost', amount: -120_000 },
    { line: 'topup', counts: 'none', amount: 900_000 },
    { line: 'rent', counts: 'expense', amount: -5_000 },
  ] as const;
  const rows = statementOf(sums, figuresOf(sums), figuresOf([]));
  expect(rows.map(({ kind, name, now, before }) => [kind, name, now, before])).toEqual([
    ['group', 'omzet', 150_000, 0],
    ['line', 'sale', 100_000, null],
    ['line', 'web_sale', 50_000, null],
    ['group', 'modal', -120_000, 0],
    ['line', 'purchase', -120_000, null],
    ['subtotal', 'gross', 30_000, 0],
    ['group', 'expense', -5_000, 0],
    ['line', 'rent', -5_000, null],
    ['subtotal', 'net', 25_000, 0],
  ]);
});
