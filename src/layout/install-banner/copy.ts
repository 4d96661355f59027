/** Menu names match the browsers' Indonesian ones. */
export const copy = {
  label: 'Pasang aplikasi',
  title: (product: string) => `Pasang ${product} di layar utama`,
  install: 'Buka lebih cepat, satu ketukan dari layar utama Anda.',
  ios: 'Ketuk Bagikan, lalu pilih Tambah ke Layar Utama.',
  android: 'Buka menu peramban, lalu pilih Tambahkan ke layar utama.',
  action: 'Install',
  more: 'Selengkapnya',
  close: 'Tutup, ingatkan lagi minggu depan',
  steps: {
    ios: [
      'Buka halaman ini di Safari.',
      'Ketuk tombol Bagikan: kotak dengan panah ke atas.',
      'Gulir ke bawah, lalu pilih Tambah ke Layar Utama.',
      'Ketuk Tambah. Ikonnya muncul di layar utama.',
    ],
    android: [
      'Ketuk menu peramban: tiga titik atau tiga garis.',
      'Pilih Tambahkan ke layar utama atau Instal aplikasi.',
      'Ketuk Tambahkan. Ikonnya muncul di layar utama.',
    ],
  },
  stepsHint: 'Aplikasi dibuka tanpa bilah alamat dan tetap dapat dibuka saat koneksi terputus.',
} as const;
