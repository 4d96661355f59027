import { expect, it } from 'vitest';
import { runsOutText } from '../../../src/topics/dashboard/text';

/** Tuesday, 24 November 2026, 15:20 in Jakarta. */
const now = Date.parse('2026-11-24T15:20:00+07:00');

it.each([
  ['2026-11-24T15:20:00+07:00', 'dalam 1 jam'],
  ['2026-11-24T16:10:00+07:00', 'dalam 1 jam'],
  ['2026-11-24T20:40:00+07:00', 'hari ini sekitar pukul 21:00'],
  ['2026-11-24T23:50:00+07:00', 'besok sekitar pukul 00:00'],
  ['2026-11-25T14:29:00+07:00', 'besok sekitar pukul 14:00'],
  ['2026-11-27T09:00:00+07:00', 'Jumat, 27 Nov sekitar pukul 09:00'],
  ['2026-12-02T18:00:00+07:00', 'Rabu, 02 Des sekitar pukul 18:00'],
])('what runs out at %s does so %s', (iso, words) => {
  expect(runsOutText(iso, now)).toBe(words);
});
