import { describe, expect, it } from 'vitest';
import { clock, daysLeft, daysUntil, duration, shortDuration } from '../../../src/core/format/duration';

describe('a duration is written in hari, jam, menit and detik', () => {
  it.each([
    [0, '0 detik', '0 detik', '00:00'],
    [8, '8 detik', '8 detik', '00:08'],
    [8.9, '8 detik', '8 detik', '00:08'],
    [60, '1 menit', '1 menit', '01:00'],
    [272, '4 menit 32 detik', '4 menit 32 detik', '04:32'],
    [3600, '1 jam', '1 jam', '1:00:00'],
    [3605, '1 jam 5 detik', '1 jam', '1:00:05'],
    [3725, '1 jam 2 menit 5 detik', '1 jam 2 menit', '1:02:05'],
    [75840, '21 jam 4 menit', '21 jam 4 menit', '21:04:00'],
    [90061, '1 hari 1 jam 1 menit 1 detik', '1 hari 1 jam', '25:01:01'],
    [-5, '0 detik', '0 detik', '00:00'],
    [Number.NaN, '0 detik', '0 detik', '00:00'],
  ])('%d seconds', (seconds, long, short, ticking) => {
    expect(duration(seconds)).toBe(long);
    expect(shortDuration(seconds)).toBe(short);
    expect(clock(seconds)).toBe(ticking);
  });
});

describe('a due date is formatted by calendar days in Jakarta', () => {
  const now = Date.parse('2026-11-21T23:30:00+07:00');
  it.each([
    ['2026-12-11T00:00:00+07:00', 20, 'sisa 20 hari'],
    ['2026-11-22T00:10:00+07:00', 1, 'sisa 1 hari'],
    ['2026-11-21T23:59:00+07:00', 0, 'jatuh tempo hari ini'],
    ['2026-11-21T00:00:00+07:00', 0, 'jatuh tempo hari ini'],
    ['2026-11-19T12:00:00+07:00', -2, 'lewat 2 hari'],
  ])('%s', (iso, days, text) => {
    expect(daysUntil(iso, now)).toBe(days);
    expect(daysLeft(iso, now)).toBe(text);
  });
});
