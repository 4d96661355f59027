import { describe, expect, it } from 'vitest';
import { isPanelExpired, panelWarning } from '../../../src/core/session/panel-status';

const expiring = (expired_date: string | null) => ({ expired_date });
const now = '2026-11-21T05:00:00.000Z';

describe('"The panel is expired when expired_date is in the past"', () => {
  it.each([
    ['a millisecond ago', '2026-11-21T04:59:59.999Z', true],
    ['this very instant', now, false],
    ['in a millisecond', '2026-11-21T05:00:00.001Z', false],
    ['a second ago in another offset', '2026-11-21T11:59:59+07:00', true],
    ['never', null, false],
  ])('%s', (_when, date, expected) => {
    expect(isPanelExpired(expiring(date), now)).toBe(expected);
  });

  it('a partner without a panel has nothing that could expire', () => {
    expect(isPanelExpired(null, now)).toBe(false);
  });
});

describe('"An expiry warning starts 20 days before the date"', () => {
  it.each([
    ['20 days and a millisecond before', '2026-12-11T05:00:00.001Z', null],
    ['exactly 20 days before', '2026-12-11T05:00:00.000Z', 'sisa 20 hari'],
    ['10 days before', '2026-12-01T05:00:00.000Z', 'sisa 10 hari'],
    ['on the day itself', '2026-11-21T09:00:00.000Z', 'jatuh tempo hari ini'],
    ['after the date, when it has expired', '2026-11-20T05:00:00.000Z', null],
  ])('%s', (_when, date, left) => {
    expect(panelWarning(expiring(date), now)?.left ?? null).toBe(left);
  });

  it('a partner without a panel or without a date is not warned', () => {
    expect(panelWarning(null, now)).toBeNull();
    expect(panelWarning(expiring(null), now)).toBeNull();
  });
});
