import { number } from '../../../core/format/number';

export const copy = {
  label: 'Cari',
  placeholder: 'Kode, nomor tujuan, brand, menu, atau pesanan',
  short: 'Kode, nomor, brand, atau pesanan',
  close: 'Tutup pencarian',
  keys: { walk: 'Panah memilih', open: 'Enter membuka', close: 'Esc menutup' },
  groups: {
    recent: 'Terakhir dibuka',
    pages: 'Menu',
    actions: 'Tindakan',
    items: 'Isi formulir pesanan',
    transactions: 'Transaksi',
    topups: 'Top up',
    panel_orders: 'Pesanan website',
    withdrawals: 'Penarikan',
    brands: 'Brand',
    records: 'Data',
  },
  hints: {
    title: 'Yang dapat diketik',
    rows: [
      ['506YDG', 'kode transaksi, atau ujungnya saja'],
      ['0812 3456 7890', 'nomor tujuan yang disebut pembeli'],
      ['ML86 12345678 1234', 'isi formulir pesanan, belum membeli'],
      ['mobile legends', 'brand atau menu'],
    ],
  },
  forgetRecent: 'Hapus riwayat',
  none: (text: string) => `Tidak ada yang cocok dengan "${text}".`,
  noneHint: 'Kode boleh diketik lengkap atau ujungnya saja, minimal 4 huruf atau angka.',
  busy: 'Mencari …',
  found: (count: number) => `${number(count)} hasil`,
  offline: 'Tanpa koneksi, hanya menu yang dapat dicari.',
  failed: 'Transaksi dan brand belum dapat dicari.',
  byBill: 'Sesuai tagihan',
} as const;
