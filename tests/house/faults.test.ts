import { expect, it } from 'vitest';
import { unfit } from '../../scripts/faults-fit.mjs';
import { faults } from '../../scripts/faults-table.mjs';

it('every fault can be planted: its text stands once in its file, and tests stand where it should be noticed', () => {
  expect(unfit(faults, process.cwd())).toEqual([]);
});

it('a text that the sources have lost, and tests that have moved, are reported', () => {
  const lost = { file: 'package.json', was: 'no such text', tests: ['tests/no-such-room'] };
  expect(unfit([lost], process.cwd())).toEqual([
    'package.json holds this 0 times, not once: no such text',
    'no test is at tests/no-such-room',
  ]);
});
