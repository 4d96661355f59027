import { expect, it } from 'vitest';
import { groupsOfFour } from '../../../src/core/format/groups';

it.each([
  ['8801234567890123', '8801 2345 6789 0123'],
  ['12345678901234567890', '1234 5678 9012 3456 7890'],
  ['12345678901', '1234 5678 901'],
  ['1234567', '1234567'],
  ['MLBB-S271-90418-8823', 'MLBB-S271-90418-8823'],
  ['', ''],
])('the long number %s is shown as %s', (text, grouped) => {
  expect(groupsOfFour(text)).toBe(grouped);
});
