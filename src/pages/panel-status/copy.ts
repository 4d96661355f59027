import { rupiah } from '../../core/format/money';

/** Sentences of /mitra-panel/status. */
export const copy = {
  missing: 'Tier Anda belum memiliki website',
  missingHint: 'Naikkan tier untuk membuka website top up Anda sendiri.',
  seeTiers: 'Lihat Tier',

  pending: {
    title: 'Website sedang direview',
    hint: 'Mohon tunggu. Kami kabari begitu selesai, halaman ini berubah sendiri.',
    next: 'Yang terjadi selanjutnya',
    steps: [
      'Kami memeriksa nama, alamat, dan kontak website Anda.',
      'Setelah disetujui, website dan panelnya langsung aktif.',
      'Anda mengatur produk, harga, dan pembayaran dari panel.',
    ],
    home: 'Kembali ke Dashboard',
  },
  rejected: {
    title: 'Maaf, Website Ditolak',
    hint: 'Perbaiki bagian berikut, lalu ajukan kembali. Isian lain tetap tersimpan.',
    reason: 'Catatan pemeriksa',
    again: 'Ajukan Kembali',
  },
  handedIn: 'Data yang Anda kirim',
  submitted: 'Dikirim',

  title: 'Website Saya',
  hint: 'Alamat, masa aktif, dan biaya website Anda.',
  expired: 'Kedaluwarsa',
  open: 'Buka Website',
  address: 'Alamat website',
  url: 'alamat website',
  own: 'Domain sendiri',
  none: 'Belum memakai domain sendiri.',
  dns: 'Domain',
  ssl: 'SSL',
  check: 'Periksa DNS',
  checked: (at: string) => `Diperiksa ${at}`,

  plan: 'Masa aktif dan biaya',
  price: 'Biaya Perpanjangan',
  period: (days: number) => `per ${days} hari`,
  started: 'Aktif sejak',
  until: 'Aktif sampai',
  nextCharge: 'Tagihan berikutnya',
  lastCharge: 'Tagihan terakhir',
  noCharge: 'Belum ada',
  auto: 'Perpanjangan otomatis',
  autoHint: 'Biaya dipotong dari saldo mitra pada tanggal berakhir.',
  autoOn: 'Perpanjangan otomatis diaktifkan.',
  autoOff: 'Perpanjangan otomatis dinonaktifkan.',
  lapsed: 'URL Domain Expired.',
  lapsedShort: (short: number) =>
    `Saldo mitra kurang ${rupiah(short)}. Panel terbuka lagi begitu saldo cukup.`,
  lapsedSoon: 'Saldo mitra cukup, perpanjangan sedang diproses.',
  lapsedOff: 'Perpanjangan otomatis nonaktif. Aktifkan untuk membuka panel kembali.',
  endsShort: (short: number, left: string) =>
    `Saldo mitra kurang ${rupiah(short)} untuk perpanjangan, ${left}.`,
  endsOff: (left: string) => `Perpanjangan otomatis nonaktif, ${left}.`,

  history: 'Riwayat tagihan',
  empty: 'Belum ada tagihan',
  emptyHint: 'Perpanjangan panel akan tercatat di sini.',
  unit: 'tagihan',
  due: (at: string) => `Jatuh tempo ${at}`,
  bought: (from: string, to: string) => `${from} – ${to}`,
} as const;
