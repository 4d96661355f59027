import { expect, it } from 'vitest';
import { inSentence } from '../../../src/core/text/in-sentence';

it.each([
  ['Brand H2H', 'brand H2H'],
  ['Cek ID', 'cek ID'],
  ['Metode Pembayaran', 'metode pembayaran'],
  ['SN / kode', 'SN / kode'],
])('says "%s" inside a sentence as "%s"', (label, said) => {
  expect(inSentence(label)).toBe(said);
});
