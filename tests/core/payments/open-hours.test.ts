import { expect, test } from 'vitest';
import { isOpen, opensAt } from '../../../src/topics/payments/domain';

const at = (clock: string) => Date.parse(`2026-11-21T${clock}+07:00`);
const day = { from: '06:00', to: '21:00' };
const night = { from: '22:00', to: '04:00' };

test.each([
  ['05:59:59', day, false],
  ['06:00:00', day, true],
  ['20:59:59', day, true],
  ['21:00:00', day, false],
  ['21:59:59', night, false],
  ['22:00:00', night, true],
  ['00:00:00', night, true],
  ['03:59:59', night, true],
  ['04:00:00', night, false],
  ['13:00:00', null, true],
])('at %s WIB, hours %o are open: %s', (clock, hours, open) => {
  expect(isOpen(hours, at(clock))).toBe(open);
});

test.each([
  ['05:30:20', day, '2026-11-21T06:00:00+07:00'],
  ['21:00:00', day, '2026-11-22T06:00:00+07:00'],
  ['23:59:59', day, '2026-11-22T06:00:00+07:00'],
  ['12:00:00', night, '2026-11-21T22:00:00+07:00'],
])('closed at %s WIB, hours %o open next at %s', (clock, hours, opens) => {
  expect(opensAt(hours, at(clock))).toBe(Date.parse(opens));
});

test('what is open opens at no other time', () => {
  expect(opensAt(day, at('12:00:00'))).toBeNull();
  expect(opensAt(null, at('12:00:00'))).toBeNull();
});
