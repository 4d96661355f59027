import { expect, it } from 'vitest';
import { rupiah } from '../../../../src/core/format/money';
import { plain } from '../../../../src/platform/http/pdf-document';

it.each([
  [rupiah(-507_450), '–Rp\u00a0507.450'],
  ['Toko Ñandú · Jl. Šubrt 5', 'Toko Ñandú · Jl. Subrt 5'],
  ['日本 🎮', '?? ?'],
])('on paper %s stands as %s', (text, shown) => {
  expect(plain(text)).toBe(shown);
});
