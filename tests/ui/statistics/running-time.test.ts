import { expect, it } from 'vitest';
import { runningIndex } from '../../../src/topics/statistics/web/statistic/spans';
import { type ChartData, drawnOf, labelAt, summaryOf } from '../../../src/ui/chart/series';

const days = ['2026-11-25', '2026-11-26', '2026-11-27'].map((day) => ({ day }));
const chart = (over: Partial<ChartData> = {}): ChartData => ({
  labels: ['25 Nov', '26 Nov', '27 Nov'],
  series: [{ name: 'Omzet', values: [5, 6, 1], color: 1, filled: true }],
  runningAt: 2,
  ...over,
});

it('finds today among the days of a period, and the hour that runs within a single day', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => ({ is_ahead: hour > 9 }));

  expect(runningIndex({ today: '2026-11-27', days, hours: [] })).toBe(2);
  expect(runningIndex({ today: '2026-11-27', days: days.slice(2), hours })).toBe(9);
  expect(runningIndex({ today: '2026-12-01', days, hours: [] })).toBeUndefined();
});

it('draws the line to a day that still runs apart, and leaves a comparison whole', () => {
  const before = { name: 'Periode lalu', values: [4, 4, 4], color: 2, dashed: true } as const;
  const [whole, running, compared] = drawnOf(chart({ series: [...chart().series, before] }));

  expect(whole).toMatchObject({ values: [5, 6, null], filled: true });
  expect(running).toMatchObject({ values: [null, 6, 1], filled: false, isRunning: true });
  expect(compared).toEqual(before);
});

it('marks the bars of a day that still runs, each as high as what it stands upon', () => {
  const series = [
    { name: 'Berhasil', values: [1, 2, 3], color: 1 },
    { name: 'Gagal', values: [1, 1, 1], color: 5 },
  ] as const;
  const drawn = drawnOf(chart({ series, isStacked: true }));

  expect(drawn.map(({ values }) => values)).toEqual([
    [2, 3, null],
    [null, null, 4],
    [1, 2, null],
    [null, null, 3],
  ]);
});

it('draws a period that has ended as it is', () => {
  expect(drawnOf(chart({ runningAt: undefined }))).toEqual(chart().series);
  expect(labelAt(chart(), 1)).toBe('26 Nov');
  expect(labelAt(chart(), 2)).toBe('27 Nov (masih berjalan)');
});

it('names the day of the smallest loss when no day brought a profit', () => {
  const series = [{ name: 'Laba', values: [-9, -4, null], color: 1 }] as const;
  expect(summaryOf('Laba', chart({ series }), String)).toBe(
    'Laba, 25 Nov sampai 27 Nov. Tertinggi -4 pada 26 Nov.',
  );
});
