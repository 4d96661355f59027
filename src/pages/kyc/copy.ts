import { rupiah } from '../../core/format/money';

/** Titles are verbatim from the specification. */
export const copy = {
  verified: 'Berkas Anda sudah terverifikasi.',
  pending: {
    title: 'Berkas sedang direview',
    hint: 'Mohon tunggu, paling lama 3 hari kerja. Kami kabari begitu selesai, halaman ini berubah sendiri.',
    sent: 'Dikirim',
    due: 'Selesai paling lambat',
    home: 'Kembali ke Dashboard',
  },
  rejected: {
    title: 'Maaf Berkas Ditolak',
    hint: 'Perbaiki bagian berikut, lalu kirim kembali. Isian lain tetap tersimpan.',
    note: 'Catatan pemeriksa',
    fields: 'Yang perlu diperbaiki',
  },
  fresh: {
    title: 'Selamat datang di H2H',
    hint: 'Lengkapi berkas untuk bertransaksi tanpa limit dan membuka website panel.',
    limit: (amount: number) => `Saat ini batas belanja Anda ${rupiah(amount)} per transaksi.`,
    prepare: 'Siapkan sebelum mulai, sekitar 5 menit:',
    list: ['e-KTP asli', 'Selfie sambil memegang KTP', 'Rekening bank atas nama Anda'],
    resume: 'Isian Anda yang terakhir tersimpan. Lanjutkan kapan saja.',
  },
} as const;
