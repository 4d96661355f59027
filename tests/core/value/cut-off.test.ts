import { describe, expect, it } from 'vitest';
import { isCutOff, untilClock } from '../../../src/core/value/cut-off';

const at = (clock: string) => Date.parse(`2026-11-21T${clock}+07:00`);
const overMidnight = { cut_off_start: '23:45', cut_off_end: '00:15' };
const byDay = { cut_off_start: '09:00', cut_off_end: '10:30' };

describe('the cut-off of a brand', () => {
  it.each([
    ['23:44:59', false],
    ['23:45:00', true],
    ['23:59:59', true],
    ['00:00:00', true],
    ['00:14:59', true],
    ['00:15:00', false],
    ['12:00:00', false],
  ])('over midnight, at %s Jakarta time, is %s', (clock, closed) => {
    expect(isCutOff(overMidnight, at(clock))).toBe(closed);
  });

  it.each([
    ['08:59:59', false],
    ['09:00:00', true],
    ['10:29:59', true],
    ['10:30:00', false],
    ['23:00:00', false],
  ])('within a day, at %s Jakarta time, is %s', (clock, closed) => {
    expect(isCutOff(byDay, at(clock))).toBe(closed);
  });

  it('never comes for a brand without closing hours', () => {
    expect(isCutOff({ cut_off_start: null, cut_off_end: null }, at('00:00:00'))).toBe(false);
  });

  it('is validated by Jakarta, whatever the offset of the instant', () => {
    expect(isCutOff(overMidnight, Date.parse('2026-11-20T17:05:00Z'))).toBe(true);
  });

  it('never comes when it would start and end at once', () => {
    expect(isCutOff({ cut_off_start: '00:00', cut_off_end: '00:00' }, at('00:00:00'))).toBe(false);
  });

  it.each([
    ['00:15', '23:50:00', 25 * 60_000],
    ['00:15', '00:14:59', 1_000],
    ['10:30', '10:29:30', 30_000],
    ['10:30', '10:30:00', 0],
  ])('ends at %s, seen at %s, in %d ms', (end, clock, wait) => {
    expect(untilClock(end, at(clock))).toBe(wait);
  });
});
