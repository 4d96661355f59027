import { plainText } from '../format/plain-text';

/** What suppliers write where they have no serial number (yet), without punctuation. */
const STAND_INS = new Set([
  ...[
    'null',
    'nil',
    'none',
    'na',
    'nan',
    'undefined',
    'empty',
    'kosong',
    'nihil',
    'tidak ada',
    'tdk ada',
    'belum ada',
  ],
  ...[
    'sn',
    'no sn',
    'tanpa sn',
    'sn kosong',
    'sn tidak ada',
    'sn belum ada',
    'serial number',
    'token',
    'voucher',
  ],
  ...['sukses', 'success', 'berhasil', 'transaksi sukses', 'transaksi berhasil', 'ok', 'done', 'selesai'],
  ...[
    'pending',
    'proses',
    'diproses',
    'sedang diproses',
    'process',
    'processing',
    'menunggu',
    'menunggu sn',
    'waiting',
  ],
  ...['x', 'xx', 'xxx', 'xxxx', 'test', 'tes'],
]);

/**
 * The serial number, voucher code or token of a supplier's answer; null where it says nothing: no letter or digit,
 * zeros alone, or a word that stands in for a number, such as `-`, `0`, `N/A` or `Menunggu SN`.
 */
export function serialNumberOf(told: string | null | undefined): string | null {
  const text = plainText(told ?? '');
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (/^[0 ]*$/.test(words) || STAND_INS.has(words) || STAND_INS.has(words.replaceAll(' ', ''))) return null;
  return text;
}
