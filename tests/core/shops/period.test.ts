import { describe, expect, it } from 'vitest';
import { renewedPeriod } from '../../../src/topics/shops/domain/period';

const at = (text: string) => Date.parse(`2026-11-${text}Z`);
const iso = (instant: number) => new Date(instant).toISOString().slice(5, 16);

describe('the period that a renewal buys', () => {
  it.each<[string, string, string, boolean, string, string]>([
    [
      'begins at the old date, when it is taken at that moment',
      '21T10:00',
      '21T10:00',
      false,
      '11-21T10:00',
      '12-21T10:00',
    ],
    [
      'begins at the old date, when the portal is a second late',
      '21T10:00',
      '21T10:01',
      false,
      '11-21T10:00',
      '12-21T10:00',
    ],
    [
      'begins at the old date to the end of a day in which the portal was away',
      '21T10:00',
      '22T10:00',
      false,
      '11-21T10:00',
      '12-21T10:00',
    ],
    [
      'begins now, when the portal was away for longer',
      '21T10:00',
      '22T10:01',
      false,
      '11-22T10:01',
      '12-22T10:01',
    ],
    ['begins now, once the panel has lapsed', '21T10:00', '21T10:05', true, '11-21T10:05', '12-21T10:05'],
    ['begins now, when it lapsed long ago', '01T10:00', '25T08:30', true, '11-25T08:30', '12-25T08:30'],
  ])('%s', (_sentence, due, now, lapsed, start, end) => {
    const period = renewedPeriod({ dueAt: at(due), now: at(now), days: 30, lapsed });
    expect([iso(period.start), iso(period.end)]).toEqual([start, end]);
  });

  it('is never over already', () => {
    for (const late of [0, 3_600_000, 86_400_000, 86_400_001, 90 * 86_400_000]) {
      const period = renewedPeriod({ dueAt: 0, now: late, days: 1, lapsed: false });
      expect(period.end).toBeGreaterThanOrEqual(late);
    }
  });
});
