import { describe, expect, it } from 'vitest';
import { dayRangeError } from '../../../src/core/contract/day-range';
import { dayPresets, daysText, readDays, spanOf, writeDays } from '../../../src/core/format/days';

/** 00:30 on 1 March in Jakarta, still February in London. */
const NOW = Date.parse('2026-02-28T17:30:00Z');
const of = (name: string) => dayPresets.find((preset) => preset.name === name)?.of(NOW);

describe('days that people ask for most end today, by the clock of Jakarta', () => {
  it.each([
    ['today', '2026-03-01', '2026-03-01'],
    ['yesterday', '2026-02-28', '2026-02-28'],
    ['7', '2026-02-23', '2026-03-01'],
    ['30', '2026-01-31', '2026-03-01'],
    ['month', '2026-03-01', '2026-03-01'],
  ])('%s is %s to %s', (name, from, to) => {
    expect(of(name)).toEqual({ from, to });
  });
});

describe('days in a query', () => {
  it.each([
    ['2026-03-01..2026-03-02', { from: '2026-03-01', to: '2026-03-02' }],
    ['2026-03-01..', { from: '2026-03-01' }],
    ['..2026-03-02', { to: '2026-03-02' }],
    ['..', null],
    ['2026-02-30..', null],
    ['2026-03-02..2026-03-01', null],
    ['2026-03-01', null],
  ])('%s is read, and written again', (text, days) => {
    expect(readDays(text)).toEqual(days);
    if (days) expect(writeDays(days)).toBe(text);
  });

  it('are instants from the first midnight to the one after the last day', () => {
    expect(spanOf({ from: '2026-03-01', to: '2026-03-01' })).toEqual({
      start: '2026-02-28T17:00:00.000Z',
      before: '2026-03-01T17:00:00.000Z',
    });
    expect(spanOf({ to: '2026-03-01' })).toEqual({ before: '2026-03-01T17:00:00.000Z' });
  });
});

describe('a range of days that has no figures says why', () => {
  it.each([
    [undefined, undefined, null],
    ['2026-03-01', '2026-03-01', null],
    ['2026-03-01', '2027-03-01', null],
    ['2026-03-01', '2027-03-02', 'Rentang tanggal paling lama 366 hari.'],
    ['2026-03-02', '2026-03-01', 'Tanggal akhir lebih awal dari tanggal awal.'],
    ['2026-02-30', '2026-03-01', 'Tanggal “2026-02-30” tidak dikenal.'],
    ['2026-03-01', 'kemarin', 'Tanggal “kemarin” tidak dikenal.'],
    ['2026-3-1', '2026-03-02', 'Tanggal “2026-3-1” tidak dikenal.'],
    ['2026-03-01', undefined, 'Pilih tanggal awal dan tanggal akhir.'],
    ['', '2026-03-01', 'Pilih tanggal awal dan tanggal akhir.'],
    ['1999-03-01', '1999-03-02', 'Pilih tanggal antara 01 Jan 2015 dan 31 Des 2099.'],
  ])('%s to %s: %s', (from, to, error) => {
    expect(dayRangeError({ from, to })).toBe(error);
  });
});

describe('days are said in words', () => {
  it.each([
    [{ from: '2026-03-01', to: '2026-03-01' }, 'Hari ini'],
    [{ from: '2026-01-05', to: '2026-01-05' }, '05 Jan 2026'],
    [{ from: '2026-01-05', to: '2026-01-06' }, '05 Jan 2026 – 06 Jan 2026'],
    [{ from: '2026-01-05' }, 'sejak 05 Jan 2026'],
    [{ to: '2026-01-05' }, 'sampai 05 Jan 2026'],
  ])('%o', (days, words) => {
    expect(daysText(days, NOW)).toBe(words);
  });
});
