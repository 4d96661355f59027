import { rupiah } from '../../../../core/format/money';
import { APPROVAL } from '../../../../core/states';

export const copy = {
  title: 'Persetujuan Pesanan',
  missing: 'Permintaan tidak ditemukan',
  missingHint: 'Mungkin tautannya salah, atau Anda tidak lagi memiliki akses.',
  openOrders: 'Lihat Brand',

  left: 'Sisa waktu',
  leftOf: 'Berakhir 10 menit setelah diminta.',
  asked: (name: string) =>
    `${name} ingin membeli ini. Tidak ada saldo yang terpotong sebelum Anda menyetujuinya.`,
  waiting: 'Pemilik sedang diminta menyetujui pesanan ini. Saldo belum terpotong.',
  mayLeave: 'Anda boleh meninggalkan halaman ini. Jawabannya kami kabarkan lewat lonceng.',
  ended: (status: number, name: string | null): string => {
    const by = name ? ` oleh ${name}` : '';
    if (status === APPROVAL.approved) return `Disetujui${by} dan sudah dibeli.`;
    if (status === APPROVAL.refused) return `Ditolak${by}. Tidak ada yang dibeli.`;
    if (status === APPROVAL.cancelled) return `Dibatalkan${by}. Tidak ada yang dibeli.`;
    return 'Tidak dijawab dalam 10 menit. Tidak ada yang dibeli.';
  },
  reason: (reason: string) => `Alasan: ${reason}`,

  total: 'Total',
  facts: 'Rincian pesanan',
  by: 'Diminta oleh',
  at: 'Diminta pada',
  target: 'Tujuan',
  nickname: 'Nama tujuan',
  qty: 'Jumlah',
  limit: 'Batas',
  over: 'Melewati batas',
  customer: 'Nama pembeli',
  note: 'Catatan',
  order: 'Transaksi',

  approve: 'Setujui',
  refuse: 'Tolak',
  refuseTitle: 'Tolak pesanan ini?',
  refuseReason: (name: string) => `${name} langsung melihat jawaban Anda.`,
  refuseWord: 'Alasan',
  refuseHint: 'Dibaca oleh yang meminta.',
  cancel: 'Batalkan Permintaan',
  cancelTitle: 'Batalkan permintaan ini?',
  cancelReason: 'Isian Anda tetap tersimpan di formulir.',
  keepWaiting: 'Tetap Menunggu',
  toForm: 'Kembali ke Formulir',
  openOrder: 'Lihat Transaksi',
  after: (amount: number) => `Saldo setelah disetujui ${rupiah(amount)}`,
  offline: 'Koneksi terputus. Jawaban dapat diberikan setelah tersambung kembali.',
} as const;
