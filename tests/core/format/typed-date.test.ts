import { describe, expect, it } from 'vitest';
import { readDay, readMoment } from '../../../src/core/format/typed-date';

describe('a day is understood as people write it', () => {
  it.each([
    '26/12/2026',
    '26-12-2026',
    '26.12.2026',
    '26/12/26',
    '26 des 2026',
    '26 Desember 2026',
    '26 dec 2026',
    '26-December-2026',
    '26des 2026',
    ' 26  DES.  2026 ',
    '2026-12-26',
    '2026/12/26',
  ])('%s', (typed) => {
    expect(readDay(typed)).toBe('2026-12-26');
  });

  it.each([
    ['1 agt 2026', '2026-08-01'],
    ['1 Agustus 2026', '2026-08-01'],
    ['1 aug 2026', '2026-08-01'],
    ['2 mei 2026', '2026-05-02'],
    ['2 may 2026', '2026-05-02'],
    ['3 okt 2026', '2026-10-03'],
    ['3 october 2026', '2026-10-03'],
    ['4 nopember 2026', '2026-11-04'],
    ['29/2/2028', '2028-02-29'],
  ])('%s is %s', (typed, day) => {
    expect(readDay(typed)).toBe(day);
  });
});

it.each([
  '',
  'besok',
  '26',
  '26 des',
  '26/13/2026',
  '31/4/2026',
  '29/2/2027',
  '26 foo 2026',
  '26/12/202',
  '0/1/2026',
])('"%s" names no day', (typed) => {
  expect(readDay(typed)).toBeUndefined();
  expect(readMoment(typed, '00:00')).toBeUndefined();
});

describe('a moment', () => {
  it.each([
    ['26/12/2026 08:00', '2026-12-26T01:00:00.000Z'],
    ['26 des 2026 8.05', '2026-12-26T01:05:00.000Z'],
    ['26 des 2026, 08:05:30', '2026-12-26T01:05:30.000Z'],
    ['26 des 2026 pukul 08.00 WIB', '2026-12-26T01:00:00.000Z'],
    ['2026-12-26T08:00', '2026-12-26T01:00:00.000Z'],
    ['26.12.2026 23.59', '2026-12-26T16:59:00.000Z'],
  ])('%s is %s', (typed, instant) => {
    expect(readMoment(typed, '00:00')).toBe(instant);
  });

  it.each([
    ['00:00', '26/12/2026', '2026-12-25T17:00:00.000Z'],
    ['23:59', '26/12/2026', '2026-12-26T16:59:00.000Z'],
    ['23:59', '26.12.26', '2026-12-26T16:59:00.000Z'],
    ['23:59', '26 des 2026', '2026-12-26T16:59:00.000Z'],
  ])('without its clock is %s of the day: %s', (whenOpen, typed, instant) => {
    expect(readMoment(typed, whenOpen)).toBe(instant);
  });

  it.each(['26/12/2026 25:00', '26/12/2026 8', '26/12/2026 08:60', '08:00', '26 des 2026 pagi'])(
    '"%s" cannot be read',
    (typed) => {
      expect(readMoment(typed, '00:00')).toBeUndefined();
    },
  );
});
