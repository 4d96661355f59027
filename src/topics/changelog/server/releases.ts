import type { Release } from '../contract';

/** Release notes for partners, newest first. */
export const releases: readonly Omit<Release, 'is_read'>[] = [
  {
    version: '1.1.0',
    date: '2026-11-21',
    title: 'Dari pendaftaran sampai transaksi pertama',
    changes: [
      { type: 'Baru', text: 'Daftar sendiri, verifikasi nomor HP dan email, dan masuk dengan kode OTP.' },
      { type: 'Baru', text: 'Verifikasi berkas (KYC) dengan status yang jelas di setiap langkah.' },
      {
        type: 'Baru',
        text: 'Top up saldo lewat virtual account, QRIS, e-wallet, gerai retail, dan transfer manual.',
      },
      { type: 'Baru', text: 'Halaman Tier: lihat keuntungan setiap tier dan apa yang masih kurang.' },
      { type: 'Baru', text: 'Semua notifikasi di satu halaman, muncul langsung tanpa muat ulang.' },
      {
        type: 'Keamanan',
        text: 'Log Aktifitas mencatat siapa mengubah apa, kapan, dan dari perangkat mana.',
      },
      { type: 'Keamanan', text: 'Berkas identitas disimpan terenkripsi dan setiap pembukaannya tercatat.' },
      { type: 'Perubahan', text: 'Tier mengikuti top up 30 hari dan verifikasi KYC secara otomatis.' },
    ],
  },
  {
    version: '1.0.0',
    date: '2026-11-20',
    title: 'Rumah baru untuk mitra',
    changes: [
      { type: 'Baru', text: 'Tampilan baru untuk komputer dan ponsel, tema terang dan gelap.' },
      { type: 'Baru', text: 'Beli produk dengan cek ID, kunci harga, dan hasil yang tampil langsung.' },
      { type: 'Baru', text: 'Mode Panel: kelola member, banner, blog, dan konfigurasi website Anda.' },
      {
        type: 'Perbaikan',
        text: 'Riwayat saldo menunjukkan bahwa setiap mutasi seimbang, lengkap dengan ekspor.',
      },
      {
        type: 'Keamanan',
        text: 'Percobaan kata sandi dan PIN dibatasi, dan sesi dapat diakhiri di semua perangkat.',
      },
    ],
  },
];
