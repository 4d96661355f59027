import { describe, expect, it } from 'vitest';
import { amountOf, searchText, searchWords } from '../../../src/core/format/search-words';

const finds = (typed: string, ...fields: string[]) => {
  const text = searchText(fields.join('\n'));
  return searchWords(typed).every((word) => text.includes(word));
};

describe('the words of a search', () => {
  it.each([
    ['mobile dia 10', 'Mobile Legends', '10 Diamonds'],
    ['legends diamond', 'Mobile Legends: Bang-Bang', '86 Diamonds'],
    ['anggraini mega', 'Mega Anggraini'],
    ['ML86', 'ML-86'],
    ['ml 86', 'ml_86'],
    ['café', 'Kedai CAFE Ñoño'],
    ['nono', 'Kedai Ñoño'],
    ['mobile-legends', 'Mobile Legends'],
    ['trx–261124', 'TRX-261124-506YDG'],
    ['ｍｌ８６', 'ML86'],
    ['+62 812-3456-7890', '081234567890'],
    ['0812 3456 7890', '6281234567890'],
    ['6281234567890', '0812-3456-7890'],
    ['sari 0812-3456-7890', 'Sari', '6281234567890', '081234567890'],
    ['300.000', 'Saldo 300000'],
  ])('%s finds it', (typed, ...fields) => expect(finds(typed, ...fields)).toBe(true));

  it.each([
    ['mobile dia 11', 'Mobile Legends', '10 Diamonds'],
    ['sariwati', 'Sari', 'Wati'],
    ['0812', '6281'],
  ])('%s does not find it', (typed, ...fields) => expect(finds(typed, ...fields)).toBe(false));

  it('are none without letters and digits, and each is one only once', () => {
    expect(searchWords(' %_ – \u200b ')).toEqual([]);
    expect(searchWords('ml ML m-l')).toEqual(['ml']);
  });

  it('mean an amount as whole rupiah', () => {
    expect(searchWords('Rp300.000').map(amountOf)).toEqual([300_000]);
    expect(['300000', '10', '1234567890123', 'ml300'].map(amountOf)).toEqual([
      300_000,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
