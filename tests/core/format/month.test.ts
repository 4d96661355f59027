import { describe, expect, it } from 'vitest';
import { addMonths, monthOf, monthsText, monthText } from '../../../src/core/format/month';

describe('a month of a bill', () => {
  it('is that of Jakarta', () => {
    expect(monthOf(Date.parse('2026-10-31T17:00:00Z'))).toBe('2026-11');
    expect(monthOf(Date.parse('2026-10-31T16:59:59Z'))).toBe('2026-10');
  });

  it.each([
    ['2026-11', 2, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-12', -13, '2025-11'],
    ['2026-11', 0, '2026-11'],
  ])('%s and %i months is %s', (month, by, expected) => expect(addMonths(month, by)).toBe(expected));

  it.each([
    [['2026-11'], 'Nov 2026'],
    [['2026-11', '2026-12', '2027-01'], 'Nov 2026 – Jan 2027'],
    [['2026-09', '2026-11'], 'Sep 2026, Nov 2026'],
    [[], ''],
  ])('%j are read as %j', (months, text) => expect(monthsText(months)).toBe(text));

  it('of another spelling stays as it came', () => {
    expect([monthText('2026-13'), monthText('ke-7')]).toEqual(['2026-13', 'ke-7']);
  });
});
