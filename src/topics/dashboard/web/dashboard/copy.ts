import { rupiah } from '../../../../core/format/money';
import { number } from '../../../../core/format/number';

/** Texts of the KYC banners are verbatim from the specification. */
export const copy = {
  title: 'Dashboard',
  kyc: {
    missing: 'Lakukan Verifikasi Berkas untuk bertransaksi tanpa limit',
    pending: 'Kami sedang melakukan proses pengecekan verifikasi berkas',
    rejected: 'Maaf verifikasimu ditolak, Silahkan cek detail',
  },

  balance: 'Saldo mitra',
  live: 'Diperbarui langsung',
  connecting: 'Menyambungkan…',
  offline: 'Koneksi terputus',
  lasts: 'Diperkirakan cukup untuk lebih dari 14 hari',
  runsOut: (when: string) => `Diperkirakan habis ${when}`,
  isOut: 'Saldo Anda habis',
  prepared: (amount: string) => `Siapkan top up ${amount} untuk seminggu`,
  history: 'Riwayat Saldo',

  today: 'Ringkasan hari ini',
  trx: 'Transaksi hari ini',
  trxMore: (more: number) =>
    more === 0
      ? 'Sama dengan kemarin pada jam ini'
      : `${number(more, { signed: true })} dari kemarin pada jam ini`,
  spent: 'Belanja hari ini',
  sold: 'Penjualan hari ini',
  average: ({ days, amount }: { days: number; amount: number }) =>
    `Rata-rata ${days} hari: ${rupiah(amount)}`,
  refund: 'Refund hari ini',
  refundWeeks: (amount: number) => `${rupiah(amount)} dalam 14 hari`,
  noCourse: (days: number) =>
    `Belum ada transaksi dalam ${days} hari. Grafik tampil setelah pembelian berikutnya.`,

  unpaid: 'Menunggu Anda',
  noUnpaid: 'Tidak ada yang menunggu Anda.',
  byAdmin: 'Ditambahkan admin',
  left: 'Sisa',

  top: 'Sering dibeli',
  topSpan: '30 hari terakhir',
  noTop: 'Produk yang sering Anda beli akan tampil di sini.',
  count: (count: number) => `${number(count)} trx`,

  recommended: 'Rekomendasi',
  noRecommended: 'Rekomendasi akan tampil setelah beberapa transaksi.',

  last: '10 transaksi terakhir',
  noLast: 'Belum ada transaksi',
  noLastHint: 'Transaksi Anda akan tampil di sini.',

  before: 'Sebelumnya',
  after: 'Berikutnya',
} as const;
