import { MOST_BULK_ROWS } from '../../core/contract/bulk-order';
import { rupiah } from '../../core/format/money';
import { number } from '../../core/format/number';

/** Sentences of /product/form. */
export const copy = {
  title: 'Pesanan Massal',
  hint: `Beli sampai ${MOST_BULK_ROWS} pesanan dengan satu PIN. Setiap baris diperiksa dulu.`,
  history: 'Riwayat',
  restored: 'Isian terakhir Anda dipulihkan.',
  clear: 'Kosongkan',
  standing: (rows: number) => `Daftar sudah berisi ${number(rows)} baris`,
  standingReason: (rows: number) =>
    `Berkas berisi ${number(rows)} pesanan. Ganti isi daftar, atau tambahkan di bawahnya?`,
  replace: 'Ganti Daftar',
  append: 'Tambahkan',

  write: 'Tulis atau unggah pesanan',
  lines: 'Daftar pesanan',
  linesHint: 'Satu pesanan satu baris: kode item, lalu tujuannya.',
  example: 'ML86.12345678.1234\nML86 12345678(1234)\nPLN20000, 14051098723\nPLN-PASCA 530000011231',
  chooseFile: 'Unggah CSV atau Excel',
  fileHint:
    'Maksimal 2 MB. Kolom pertama kode item, kolom berikutnya tujuan; atau beri judul Kode dan Tujuan.',
  fileEmpty: 'Berkas ini tidak berisi pesanan.',
  taken: (rows: number) => `${number(rows)} pesanan diambil.`,
  leftRows: (rows: readonly { row: number; text: string }[]) => {
    const named = rows.slice(0, 5).map(({ row, text }) => `${number(row)} (${text})`);
    return `Baris yang tidak diambil: ${named.join(', ')}${rows.length > 5 ? `, dan ${number(rows.length - 5)} lainnya` : ''}.`;
  },
  leftColumns: (names: readonly string[]) => `Kolom yang tidak diambil: ${names.join(', ')}.`,
  count: (rows: number) => `${number(rows)} baris`,
  tooMany: (rows: number) =>
    `${number(rows)} baris; satu pesanan massal paling banyak ${MOST_BULK_ROWS}. Bagi menjadi beberapa.`,
  tooLong: (place: number) => `Baris ${place} terlalu panjang.`,
  check: 'Periksa',
  editText: 'Ubah Daftar',

  rows: 'Baris pesanan',
  row: 'Baris',
  order: 'Pesanan',
  item: 'Item',
  target: 'Tujuan',
  price: 'Harga',
  state: 'Keterangan',
  ready: 'Siap dibeli',
  notChecked: 'Belum diperiksa',
  lineOf: (place: number) => `Pesanan baris ${place}`,
  remove: (place: number) => `Hapus baris ${place}`,
  second: 'Transaksi ke-2, tetap beli',
  ported: 'Nomor sudah pindah operator, tetap beli',
  otherItem: (sku: string) => `Ganti ke ${sku}`,
  secondAll: (rows: number) => `Tandai ${number(rows)} baris ganda sebagai transaksi ke-2`,
  checking: 'Memeriksa…',
  filter: 'Saring baris',
  all: 'Semua',
  broken: 'Perlu diperbaiki',
  repeated: 'Ganda',
  foreign: 'Beda operator',
  same: (code: string, at: string) => `Pesanan yang sama persis sudah dikirim ${at} sebagai ${code}.`,
  sameAgain: 'Saya memang ingin membelinya sekali lagi',
  billsLeft: (left: number) =>
    `${number(left)} tagihan belum sempat dicek. Periksa lagi untuk melanjutkan dari sini.`,
  billOf: (months: string, sheets: number) => (sheets > 1 ? `${months} · ${sheets} lembar` : months),
  billParts: (parts: { amount: number; penalty: number; admin: number; commission: number }) =>
    [
      `Tagihan ${rupiah(parts.amount)}`,
      ...(parts.penalty > 0 ? [`denda ${rupiah(parts.penalty)}`] : []),
      `admin ${rupiah(parts.admin)}`,
      `komisi ${rupiah(parts.commission)}`,
    ].join(' · '),
  nicknamesLeft: (left: number) =>
    `Nickname ${number(left)} tujuan belum sempat dicek. Periksa lagi untuk melanjutkan, atau pastikan sendiri.`,

  summary: 'Ringkasan',
  loss: (amount: number) => `Rugi ${rupiah(amount)}`,
  readyRows: 'Siap dibeli',
  bills: 'Tagihan yang sudah dicek:',
  leftOut: (rows: number) => `${number(rows)} baris tidak ikut dibeli.`,
  sold: 'Total harga jual',
  cost: 'Modal',
  profit: 'Laba',
  lossTotal: 'Rugi',
  unpriced: (rows: number) => `${number(rows)} baris tanpa harga jual, tidak dihitung dalam laba.`,
  losing: (rows: number) => `${number(rows)} baris dijual di bawah modal.`,
  total: 'Total bayar',
  balance: 'Saldo Anda',
  after: 'Saldo setelah beli',
  buy: (rows: number) => `Beli ${number(rows)} Pesanan`,
  nothing: 'Belum ada baris yang siap dibeli.',
  careful: 'Anda akan diminta PIN satu kali. Pesanan yang sudah terkirim tidak dapat dibatalkan.',
  offline: 'Koneksi terputus. Anda dapat membeli setelah tersambung kembali.',
  changed: 'Ada yang berubah sejak diperiksa. Baris sudah diperiksa ulang, tidak ada yang dibeli.',
  createPin: 'Buat PIN',

  orders: (rows: number) => `${number(rows)} pesanan`,

  lost: {
    checking: 'Memeriksa pesanan massal yang belum mendapat jawaban…',
    missing:
      'Pesanan massal ini belum tercatat. Kirim ulang dengan kunci yang sama: saldo Anda tidak akan terpotong dua kali.',
    unreachable:
      'Jawaban pesanan massal ini belum diterima. Jangan membeli lagi sebelum kami selesai memeriksanya.',
    found: (code: string) => `Pesanan massal sebelumnya tercatat sebagai ${code}.`,
    open: 'Buka',
    resend: 'Kirim Ulang',
    checkAgain: 'Periksa Lagi',
    giveUp: 'Batalkan Pesanan',
    giveUpLater: 'Dapat dibatalkan dalam',
  },

  notFound: 'Pesanan massal tidak ditemukan',
  notFoundHint: 'Buka lagi dari riwayat, atau buat yang baru.',
  makeNew: 'Pesanan Massal Baru',
  by: (name: string, at: string) => `${name} · ${at}`,
  progress: (done: number, total: number) => `${number(done)} dari ${number(total)} baris diproses`,
  pending: (rows: number) => `${number(rows)} pesanan menunggu pemasok`,
  stopped: (rows: number) => `${number(rows)} baris dihentikan, tidak dibeli`,
  spent: 'Saldo terpakai',
  refunded: 'Sudah direfund',
  planned: 'Rencana',
  pause: 'Jeda',
  resume: 'Lanjutkan',
  stop: 'Hentikan Sisanya',
  stopTitle: 'Hentikan sisanya?',
  stopReason: (rows: number) =>
    `${number(rows)} baris yang belum dibeli tidak akan dibeli. Yang sudah terkirim tetap berjalan.`,
  retry: (rows: number) => `Ulangi ${number(rows)} yang Gagal`,
  billsAgain: (rows: number) => `Cek Lagi ${number(rows)} Tagihan`,
  billsAgainHint:
    'Tagihan yang gagal dicek ulang sebelum dibayar, karena jumlahnya bisa berubah. Barisnya disalin ke pesanan baru.',
  retryHint: 'Hanya baris yang pasti gagal: tidak dibeli, atau dananya sudah kembali penuh.',
  reasons: {
    INSUFFICIENT_BALANCE: 'Saldo tidak cukup untuk baris berikutnya. Isi saldo, lalu lanjutkan.',
    SUPPLIER_AWAY: 'Pemasok belum menjawab. Baris berikutnya dicoba lagi sebentar.',
    FORBIDDEN: 'Yang menyetujui pesanan ini tidak lagi berhak membeli. Sisanya hanya dapat dihentikan.',
  } as Record<string, string>,
  result: 'Hasil',
  openOrder: 'Lihat transaksi',
  sn: 'SN',
  refund: (amount: number) => `Refund ${rupiah(amount)}`,
} as const;
