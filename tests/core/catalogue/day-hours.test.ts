import { expect, it } from 'vitest';
import { dayHours } from '../../../src/topics/catalogue/domain/day-hours';

it('hours that cross midnight are two parts of a day', () => {
  expect(dayHours('01:00', '01:30')).toEqual([{ from: 60, minutes: 30 }]);
  expect(dayHours('23:45', '00:15')).toEqual([
    { from: 0, minutes: 15 },
    { from: 1425, minutes: 15 },
  ]);
  expect(dayHours('23:30', '00:00')).toEqual([{ from: 1410, minutes: 30 }]);
});
