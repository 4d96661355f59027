import { describe, expect, it } from 'vitest';
import { date, dateTime, dayNumber, dayOf, periodLines, relative, time } from '../../../src/core/format/date';

describe('an instant is formatted by the clock of Jakarta, in Indonesian', () => {
  it.each([
    ['2026-11-21T05:05:09Z', '21 Nov 2026 12:05:09'],
    ['2026-11-21T12:05:09+07:00', '21 Nov 2026 12:05:09'],
    ['2026-01-05T00:00:00Z', '05 Jan 2026 07:00:00'],
    ['2026-05-31T16:59:59Z', '31 Mei 2026 23:59:59'],
    ['2026-05-31T17:00:00Z', '01 Jun 2026 00:00:00'],
    ['2026-12-31T17:00:00Z', '01 Jan 2027 00:00:00'],
    ['2028-02-28T20:00:00.123456Z', '29 Feb 2028 03:00:00'],
    ['2026-08-17T03:00:00Z', '17 Agt 2026 10:00:00'],
    ['2026-10-01T03:00:00Z', '01 Okt 2026 10:00:00'],
    ['not a date', '–'],
    ['', '–'],
  ])('%s is %s', (iso, text) => {
    expect(dateTime(iso)).toBe(text);
  });

  it('names the zone and leaves seconds out when asked', () => {
    expect(dateTime('2026-11-21T05:05:09Z', { zone: true })).toBe('21 Nov 2026 12:05:09 WIB');
    expect(dateTime('2026-11-21T05:05:09Z', { seconds: false })).toBe('21 Nov 2026 12:05');
    expect(time('2026-11-21T05:05:09Z', { zone: true })).toBe('12:05:09 WIB');
    expect(time('2026-11-21T05:05:09Z', { seconds: false })).toBe('12:05');
  });

  it('gives the day alone', () => {
    expect(date('2026-11-21T18:00:00Z')).toBe('22 Nov 2026');
    expect(date('2026-11-21')).toBe('21 Nov 2026');
  });
});

describe('a period shows day and hour of both ends, in two lines', () => {
  it.each([
    ['2026-11-21T03:00:00Z', '2026-11-21T03:15:00Z', ['21 Nov 2026', '10:00 – 10:15']],
    ['2026-11-21T16:50:00Z', '2026-11-21T17:05:00Z', ['21 Nov 2026 23:50 –', '22 Nov 2026 00:05']],
    ['2026-11-21T03:00:00Z', undefined, ['21 Nov 2026 10:00 –', 'seterusnya']],
  ])('from %s to %s', (start_at, end_at, lines) => {
    expect(periodLines({ start_at, end_at })).toEqual(lines);
  });
});

describe('a day of Jakarta begins at 17:00 UTC', () => {
  it('changes its number there and nowhere else', () => {
    const before = dayNumber(Date.parse('2026-11-21T16:59:59Z'));
    expect(dayNumber(Date.parse('2026-11-20T17:00:00Z'))).toBe(before);
    expect(dayNumber(Date.parse('2026-11-21T17:00:00Z'))).toBe(before + 1);
  });
});

describe('a calendar day is that of Jakarta', () => {
  it.each([
    ['2026-11-21T16:59:59Z', '2026-11-21'],
    ['2026-11-21T17:00:00Z', '2026-11-22'],
    ['2026-12-31T23:30:00+07:00', '2026-12-31'],
    ['not an instant', ''],
  ])('%s is %s', (instant, day) => {
    expect(dayOf(instant)).toBe(day);
  });
});

describe('how long ago is said in words', () => {
  const now = Date.parse('2026-11-21T12:00:00+07:00');
  it.each([
    ['2026-11-21T12:00:30+07:00', 'baru saja'],
    ['2026-11-21T11:59:01+07:00', 'baru saja'],
    ['2026-11-21T11:59:00+07:00', '1 menit lalu'],
    ['2026-11-21T11:00:01+07:00', '59 menit lalu'],
    ['2026-11-21T11:00:00+07:00', '1 jam lalu'],
    ['2026-11-21T00:00:00+07:00', '12 jam lalu'],
    ['2026-11-20T23:59:00+07:00', 'kemarin'],
    ['2026-11-20T00:00:00+07:00', 'kemarin'],
    ['2026-11-19T23:00:00+07:00', '2 hari lalu'],
    ['2026-11-14T12:00:00+07:00', '14 Nov 2026'],
    ['2026-11-21T12:05:00+07:00', '21 Nov 2026'],
    ['not a date', '–'],
  ])('%s is %s', (iso, text) => {
    expect(relative(iso, now)).toBe(text);
  });
});
