import type { Counting } from './domain/lines';

const counts: Readonly<Record<Counting, string>> = {
  sales: 'Omzet',
  cost: 'Modal',
  expense: 'Biaya',
  income: 'Pendapatan lain',
  unpriced: 'Tanpa laba',
  pending: 'Masih diproses',
  none: 'Tidak dihitung',
};

export const bookWords = {
  counts,
  report: 'Laporan Pembukuan',
  madeAt: (at: string) => `Dibuat ${at}`,
  profit: 'Laba rugi',
  lines: 'Rincian',
  thisPeriod: 'Periode ini',
  lastPeriod: 'Periode lalu',
  locked: (month: string) => `Buku ${month} sudah ditutup. Pemilik dapat membukanya kembali di Pembukuan.`,
  closed: (month: string, at: string, by: string) => `Buku ${month} ditutup ${at} oleh ${by}.`,
  late: (month: string, lines: string) =>
    `Tercatat setelah buku ${month} ditutup dan ikut dalam angka di atas: ${lines}.`,
  omzet: 'Omzet',
  modal: 'Modal',
  gross: 'Laba kotor',
  income: 'Pendapatan lain',
  expense: 'Biaya',
  net: 'Laba bersih',
  margin: 'Laba bersih dari omzet',
  moneyIn: 'Masuk',
  moneyOut: 'Keluar',
  rows: (rows: string) => `${rows} baris`,
  nothing: 'Tidak ada catatan dalam periode ini.',
  unpriced: (orders: string, amount: string) =>
    `${orders} pesanan tanpa harga jual bermodal ${amount}: tidak masuk omzet, modal, dan laba.`,
  partly: (amount: string) =>
    `Pesanan yang terkirim sebagian bermodal ${amount} setelah refund: tidak masuk omzet, modal, dan laba.`,
  pending: (orders: string, amount: string) =>
    `${orders} pesanan senilai ${amount} masih diproses dan belum dihitung.`,
  noProfit: 'Omzet dan laba hanya tampil bagi yang boleh melihat harga jual.',
  method:
    'Baris otomatis dibaca langsung dari mutasi saldo dan pesanan. Omzet memakai harga jual saat pesanan dibuat; top up, penarikan, dan pindah saldo tidak dihitung sebagai laba.',
} as const;
