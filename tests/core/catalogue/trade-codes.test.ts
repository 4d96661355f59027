import { expect, it } from 'vitest';
import { tradeTerms } from '../../../src/topics/catalogue/domain/trade-codes';

it.each([
  ['S10', [{ word: 's10', words: ['telkomsel'], amount: 10 }]],
  ['tsel-10', [{ word: 'tsel10', words: ['telkomsel'], amount: 10 }]],
  ['DANA20', [{ word: 'dana20', words: ['dana'], amount: 20 }]],
  ['WDP', [{ word: 'wdp', words: ['weekly', 'diamond', 'pass'], amount: null }]],
  ['im3', [{ word: 'im3', words: ['indosat'], amount: null }]],
  [
    'ml 86',
    [
      { word: 'ml', words: ['mobile', 'legends'], amount: null },
      { word: '86', words: [], amount: 86 },
    ],
  ],
  ['5GB', [{ word: '5gb', words: ['5gb'], amount: null }]],
])('splits %s into what resellers mean', (typed, terms) => {
  expect(tradeTerms(typed)).toEqual(terms);
});

it('reads no item from numbers and signs', () => {
  for (const typed of ['20', '0812 3456 7890', '--', '']) expect(tradeTerms(typed)).toEqual([]);
});
