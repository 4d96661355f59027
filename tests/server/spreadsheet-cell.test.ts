import { expect, it } from 'vitest';
import { losesDigits, startsFormula } from '../../server/http/spreadsheet-cell';

it.each(['=1+1', '+62', '-7', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠A'])(
  'a spreadsheet would run %j',
  (text) => expect(startsFormula(text)).toBe(true),
);

it.each(['', 'a=1', ' =1', '7-7', '0007', 'Budi'])('a spreadsheet would show %j', (text) =>
  expect(startsFormula(text)).toBe(false),
);

it.each([
  ['081234567890', true],
  ['3273015704910001', true],
  ['123456789012345', false],
  ['0', false],
  ['1250000', false],
])('a spreadsheet would rewrite the digits of %s: %s', (text, rewritten) =>
  expect(losesDigits(text)).toBe(rewritten),
);
