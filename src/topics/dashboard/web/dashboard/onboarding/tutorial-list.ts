export interface Tutorial {
  /** Video and poster are `/tutorials/{name}.mp4` and `.webp`; `npm run tutorials` records them. */
  name: string;
  title: string;
  summary: string;
  /** The page where it is done. */
  path: string;
  /** Length of the video. */
  seconds: number;
  /** Captions of the video in their order, and its text for people who do not watch it. */
  steps: readonly string[];
}

/** Not hashed: the script writes them, and browsers ask again after an hour. */
export const videoOf = ({ name }: Tutorial): string => `/tutorials/${name}.mp4`;
export const posterOf = ({ name }: Tutorial): string => `/tutorials/${name}.webp`;

/** The three tutorials of the onboarding view (specification 2). */
export const tutorials: readonly Tutorial[] = [
  {
    name: 'top-up',
    title: 'Cara top up saldo',
    summary: 'Pilih nominal, bayar, saldo masuk sendiri.',
    path: '/topup/form',
    seconds: 26,
    steps: [
      'Buka Top Up Saldo, lalu pilih nominal yang Anda inginkan.',
      'Pilih cara bayar: virtual account, QRIS, e-wallet, gerai retail, atau transfer.',
      'Periksa totalnya, lalu lanjutkan.',
      'Salin nomornya dan bayar tepat sejumlah totalnya sebelum waktunya habis.',
      'Saldo bertambah langsung di layar, tanpa muat ulang.',
    ],
  },
  {
    name: 'buy',
    title: 'Cara membeli produk',
    summary: 'Brand, tujuan, item, PIN: empat ketukan.',
    path: '/product/data',
    seconds: 29,
    steps: [
      'Buka Beli Produk dan pilih brand. Cari namanya bila perlu.',
      'Isi tujuan. Nama pemain diperiksa sebelum Anda membayar.',
      'Pilih item, periksa harga dan sisa saldo, lalu beli.',
      'Masukkan PIN transaksi Anda.',
      'Status dan struk tampil di halaman yang sama.',
    ],
  },
  {
    name: 'verify',
    title: 'Cara verifikasi berkas',
    summary: 'Bertransaksi tanpa limit setelah disetujui.',
    path: '/kyc',
    seconds: 60,
    steps: [
      'Buka Verifikasi Berkas dan isi data sesuai KTP.',
      'Isi alamat. Ketik untuk mencari provinsi, kota, dan kecamatan.',
      'Foto KTP dan selfie. Foto gelap atau buram diberi tahu saat itu juga.',
      'Isi rekening bank atas nama Anda.',
      'Periksa ringkasan, beri persetujuan, lalu kirim.',
      'Peninjauan paling lama 3 hari kerja, hasilnya dikabarkan langsung.',
    ],
  },
];
