import { plainText } from '../../../core/format/plain-text';

/** Words that suppliers send instead of a serial number: `Menunggu SN`, `Trx sedang diproses`. */
const STAND_INS = new Set(
  (
    'null nil none na nan undefined empty kosong nihil tidak tdk tak belum blm ada tersedia tanpa no nomor number sn ' +
    'serial token voucher kode code sukses success successful successfully berhasil transaksi trx transaction status ' +
    'ok oke done selesai gagal failed pending proses diproses process processing processed sedang sdg dalam in progress ' +
    'menunggu tunggu ditunggu mohon harap wait waiting for from dari oleh by operator supplier provider pemasok server ' +
    'response respon update segera soon later nanti not yet available is the x xx xxx xxxx test tes'
  ).split(' '),
);

/**
 * Serial number, voucher code or token; null without letters or digits, for zeros, and for placeholders such as `-`,
 * `0`, `N/A` or `Menunggu SN`.
 */
export function serialNumberOf(written: string | null | undefined): string | null {
  const text = plainText(written ?? '');
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const saysNothing =
    /^[0 ]*$/.test(words) ||
    STAND_INS.has(words.replaceAll(' ', '')) ||
    words.split(' ').every((word) => STAND_INS.has(word));
  if (saysNothing) return null;
  return text;
}
