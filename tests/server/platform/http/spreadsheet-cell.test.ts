import { expect, it } from 'vitest';
import { cellText } from '../../../../src/core/table-file/cell-text';
import { guarded, losesDigits, startsFormula } from '../../../../src/platform/http/spreadsheet-cell';

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

it.each([
  ['Budi;=1+1;', "Budi;'=1+1;"],
  ['a;  +62;b', "a;  '+62;b"],
  ['a;"=1+1', `a;"'=1+1`],
  ['catatan\n=1+1\n-2', "catatan\n'=1+1\n'-2"],
  ['=1;@A', "'=1;'@A"],
  ['081234567890', "'081234567890"],
  ['a;b', 'a;b'],
])(
  '%j is written as %j, also for a spreadsheet that separates by semicolons, and read back',
  (text, cell) => {
    expect(guarded(text)).toBe(cell);
    expect(cellText(cell)).toBe(text);
  },
);
