import { number } from '../../../core/format/number';

export const statementWords = {
  title: 'Rekening Koran',
  number: 'Nomor',
  owner: 'Pemilik saldo',
  /** The ledger stores no names, so the paper has the current one. */
  ownerNow: 'Nama pemilik saat ini',
  period: 'Periode',
  printed: (at: string) => `Dicetak ${at}`,
  issuedBy: (name: string) => `Diterbitkan oleh ${name}`,
  opening: 'Saldo awal',
  closing: 'Saldo akhir',
  moneyIn: 'Masuk',
  moneyOut: 'Keluar',
  total: 'Jumlah mutasi',
  kind: 'Jenis mutasi',
  rows: (rows: number) => `${number(rows)} mutasi`,
  count: 'Banyaknya',
  date: 'Waktu (WIB)',
  description: 'Kode dan keterangan',
  balance: 'Saldo',
  inRupiah: 'Semua jumlah dalam rupiah.',
  none: 'Tidak ada mutasi pada bulan ini.',
  checksum: 'Checksum',
  noLines:
    'Setiap baris mutasi tidak ditampilkan di sini, sehingga halaman ini tidak membuktikan baris yang tercetak. Bila ragu, minta pemiliknya mengunduh ulang di depan Anda, atau tanyakan kepada kami.',
  scan: (address: string) =>
    `Pindai kode QR, atau ketik nomor dan checksum di ${address}, lalu cocokkan isinya dengan kertas ini.`,
  page: (page: number, pages: number) => `Halaman ${number(page)} dari ${number(pages)}`,
} as const;

/** Printed hexadecimal digits: 80 bits of a SHA-256. */
const CHECKSUM_SHOWN = 20;

/** `8F3A 12C4 …`, grouped for comparison. */
export const checksumText = (hex: string): string =>
  (hex.slice(0, CHECKSUM_SHOWN).toUpperCase().match(/.{4}/g) ?? []).join(' ');

/** Ignores spaces and case; null if invalid. */
export function typedChecksum(typed: string): string | null {
  const hex = typed.replace(/\s+/gu, '').toLowerCase();
  return hex.length === CHECKSUM_SHOWN && /^[0-9a-f]+$/.test(hex) ? hex : null;
}

/** `RK/2026/10/8F3A12C4`: month and mark of the balance. */
export const statementNumber = (month: string, mark: string): string =>
  `RK/${month.replace('-', '/')}/${mark.toUpperCase()}`;

/** Null if invalid. */
export function typedNumber(typed: string): { month: string; mark: string } | null {
  const [, year, month, mark] =
    /^RK\/(20\d\d)\/(0[1-9]|1[0-2])\/([0-9A-F]{8})$/.exec(typed.replace(/\s+/gu, '').toUpperCase()) ?? [];
  return mark ? { month: `${year}-${month}`, mark: mark.toLowerCase() } : null;
}
