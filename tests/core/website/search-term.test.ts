import { expect, it } from 'vitest';
import { countedTerm } from '../../../src/topics/website/domain/search-term';

it.each([
  ['  Mobile\u00a0 LEGENDS ', 'mobile legends'],
  ['diamond 86', 'diamond 86'],
  ['pulsa 100.000', 'pulsa 100.000'],
  ['ｐｕｌｓａ\u0000 5k', 'pulsa 5k'],
])('counts %j as %j', (typed, term) => {
  expect(countedTerm(typed)).toBe(term);
});

it.each([
  ['a phone number', '0812 3456-7890'],
  ['a phone number in words', 'top up ke 6281234567890'],
  ['an account id', '12345678 (1234)'],
  ['digits of another script', '٠٨١٢٣٤٥٦٧٨٩'],
  ['an e-mail address', 'rama@contoh.test'],
  ['one letter', 'm'],
  ['nothing visible', ' \u200b '],
  ['a long text', 'a'.repeat(41)],
])('counts no %s', (_what, typed) => {
  expect(countedTerm(typed)).toBeNull();
});
