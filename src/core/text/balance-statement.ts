import { number } from '../format/number';

/** Words of a monthly statement on paper and where it is checked. */
export const statementWords = {
  title: 'Rekening Koran',
  number: 'Nomor',
  owner: 'Pemilik saldo',
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
  scan: 'Pindai kode QR, lalu cocokkan nomor, saldo, dan checksum dengan halaman yang terbuka.',
  page: (page: number, pages: number) => `Halaman ${number(page)} dari ${number(pages)}`,
} as const;

/** The first 80 bits of a SHA-256 as people compare them: `8F3A 12C4 …`. */
export const checksumText = (hex: string): string =>
  (hex.slice(0, 20).toUpperCase().match(/.{4}/g) ?? []).join(' ');
