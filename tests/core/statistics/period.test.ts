import { describe, expect, it } from 'vitest';
import { comparedPeriods } from '../../../src/topics/statistics/domain/period';

describe('a period and what it is set beside', () => {
  it.each([
    ['today', '2026-11-24', '2026-11-24..2026-11-24', '2026-11-23..2026-11-23'],
    ['yesterday', '2026-11-24', '2026-11-23..2026-11-23', '2026-11-22..2026-11-22'],
    ['7', '2026-11-24', '2026-11-18..2026-11-24', '2026-11-11..2026-11-17'],
    ['30', '2026-03-01', '2026-01-31..2026-03-01', '2026-01-01..2026-01-30'],
    ['month', '2026-11-24', '2026-11-01..2026-11-24', '2026-10-01..2026-10-24'],
    ['month', '2026-11-01', '2026-11-01..2026-11-01', '2026-10-01..2026-10-01'],
    // February has no 30th.
    ['month', '2026-03-30', '2026-03-01..2026-03-30', '2026-02-01..2026-02-28'],
    ['month', '2028-03-31', '2028-03-01..2028-03-31', '2028-02-01..2028-02-29'],
    ['month', '2026-01-15', '2026-01-01..2026-01-15', '2025-12-01..2025-12-15'],
  ] as const)('%s on %s', (period, today, now, before) => {
    const compared = comparedPeriods({ period }, today);
    expect([text(compared.now), text(compared.before)]).toEqual([now, before]);
  });

  it('takes a range of one’s own with as many days before it', () => {
    const { now, before } = comparedPeriods(
      { period: '30', from: '2026-10-30', to: '2026-11-02' },
      '2026-11-24',
    );
    expect([text(now), text(before)]).toEqual(['2026-10-30..2026-11-02', '2026-10-26..2026-10-29']);
  });

  it('knows a day that still runs, however it was asked for', () => {
    const today = '2026-11-24';
    expect(comparedPeriods({ period: 'today' }, today).isToday).toBe(true);
    expect(comparedPeriods({ period: '30', from: today, to: today }, today).isToday).toBe(true);
    expect(comparedPeriods({ period: 'yesterday' }, today).isToday).toBe(false);
    expect(comparedPeriods({ period: 'month' }, '2026-11-01').isToday).toBe(false);
  });
});

const text = ({ from, to }: { from: string; to: string }) => `${from}..${to}`;
