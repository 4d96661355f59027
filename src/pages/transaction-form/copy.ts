import { rupiah } from '../../core/format/money';

/** Sentences of /transaction-form. */
export const copy = {
  title: 'Beli Produk',
  brands: 'Brand',
  here: 'Lokasi halaman',
  notFound: 'Brand tidak ditemukan',
  notFoundHint: 'Pilih brand lain untuk melanjutkan.',
  chooseBrand: 'Pilih Brand',
  region: (regions: readonly string[]) => `Wilayah ${regions.map(regionName).join(', ')}`,
  successRate: 'Rasio sukses 24 jam',
  averageTime: 'Rata-rata kirim',
  howTo: 'Cara membeli',
  maintenance: 'Produk sedang maintenance.',
  againFailed: 'Transaksi sebelumnya tidak dapat dimuat. Isi tujuan dan item seperti biasa.',
  restored: 'Isian terakhir Anda dipulihkan.',
  clear: 'Kosongkan',

  target: 'Tujuan',
  noTarget: 'Voucher tidak memerlukan tujuan. Kode dapat dibuka dengan PIN setelah pembelian berhasil.',
  checkId: 'Cek ID',
  found: 'Nickname ditemukan',
  foundIn: (region: string) => `Nickname ditemukan · ${region}`,
  goOn: 'Tetap Lanjutkan',
  goingOn: 'Anda melanjutkan tanpa nickname. Pastikan tujuan sudah benar.',

  item: 'Pilih item',
  searchItem: 'Cari nominal',
  noItem: 'Item tidak ditemukan. Coba kata lain.',
  noItems: 'Belum ada item untuk brand ini.',
  group: 'Kelompok item',
  itemMissing: 'Pilih item yang akan dibeli.',
  soldOut: 'Stok kosong',
  fresh: 'Baru',

  details: 'Rincian pesanan',
  qty: 'Jumlah',
  less: 'Kurangi jumlah',
  more: 'Tambah jumlah',
  most: (most: number) => `Maksimal ${most}`,
  customer: 'Nama pelanggan',
  customerHint: 'Untuk struk',
  refId: 'Ref ID',
  refIdHint: 'Dibuat otomatis bila kosong.',
  refIdWrong: 'Ref ID terdiri dari 6–40 huruf, angka, garis bawah, atau tanda hubung.',
  note: 'Catatan',
  noteHint: 'Hanya Anda yang melihatnya',

  summary: 'Ringkasan harga',
  locked: 'Harga terkunci',
  renewing: 'Membaca harga terbaru…',
  lockFailed: 'Harga terbaru belum terbaca.',
  priceChanged: (item: string, from: number, to: number) =>
    `Harga ${item} berubah dari ${rupiah(from)} menjadi ${rupiah(to)}.`,
  understood: 'Mengerti',
  chooseFirst: 'Pilih item untuk melihat harga.',
  nothing: 'Belum ada item',
  saving: 'Hemat promo',
  nickname: 'Nickname',
  total: 'Total bayar',
  balanceAfter: (amount: number) => `Saldo setelah beli ${rupiah(amount)}`,
  balanceNow: (amount: number) => `Saldo Anda ${rupiah(amount)}`,
  careful: 'Anda akan diminta PIN. Pastikan tujuan benar; pesanan terkirim tidak dapat dibatalkan.',
  createPin: 'Buat PIN',
  offline: 'Koneksi terputus. Anda dapat membeli setelah tersambung kembali.',
  unansweredFirst: 'Selesaikan dahulu pesanan yang belum mendapat jawaban.',

  pinTitle: 'Masukkan PIN',
  pin: 'PIN 6 angka',
  pay: (amount: number) => `Bayar ${rupiah(amount)}`,
  sending: 'Pesanan sedang dikirim…',

  goAhead: 'Ya, Lanjutkan',
  priceTitle: 'Harga berubah',
  duplicateTitle: 'Transaksi yang sama',

  lost: {
    checking: 'Memeriksa pesanan yang belum mendapat jawaban…',
    missing:
      'Pesanan ini belum tercatat. Kirim ulang dengan kunci yang sama: saldo Anda tidak akan terpotong dua kali.',
    unreachable: 'Jawaban pesanan ini belum diterima. Jangan membeli lagi sebelum kami selesai memeriksanya.',
    found: (code: string) => `Pesanan sebelumnya tercatat sebagai ${code}.`,
    resend: 'Kirim Ulang',
    checkAgain: 'Periksa Lagi',
    giveUp: 'Batalkan Pesanan',
    giveUpLater: 'Dapat dibatalkan dalam',
  },
} as const;

const regionNames: Record<string, string> = { ID: 'Indonesia' };
const regionName = (region: string): string => regionNames[region] ?? region;
