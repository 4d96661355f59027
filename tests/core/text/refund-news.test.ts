import { expect, it } from 'vitest';
import { cameBack, partCameBack, withoutAmount } from '../../../src/core/text/refund-news';

it('news of a refund leave out its amount, and nothing else', () => {
  const what = 'Google Play · Voucher Rp 100.000: Nomor salah. ';
  expect(withoutAmount(what + cameBack(137_731))).toBe(`${what}Dana kembali ke saldo toko.`);
  expect(withoutAmount(what + partCameBack(137_731))).toBe(
    `${what}Dana untuk bagian yang tidak terkirim kembali ke saldo toko.`,
  );
  const done = 'Google Play · Voucher Rp 100.000 berhasil. TRX-1';
  expect(withoutAmount(done)).toBe(done);
});
