import type { Shape } from './scene';

export const SCENE_SECONDS = 5;

export interface StoryScene {
  caption: string;
  shapes: Shape[];
}

export interface Story {
  title: string;
  summary: string;
  poster: number;
  path: string;
  scenes: StoryScene[];
}

const head = (title: string): Shape => ({ kind: 'head', text: title });
const row = (at: number, text: string, more: Partial<Extract<Shape, { kind: 'row' }>> = {}): Shape => ({
  kind: 'row',
  at,
  text,
  ...more,
});
const button = (text: string): Shape => ({ kind: 'button', text });
const tap = (x: number, y: number): Shape => ({ kind: 'tap', x, y });
const BUTTON = 232;

export const stories: Story[] = [
  {
    title: 'Cara top up saldo',
    summary: 'Pilih nominal, bayar, saldo masuk sendiri.',
    poster: 0,
    path: '/topup/form',
    scenes: [
      {
        caption: 'Buka Top Up Saldo, lalu pilih nominal yang Anda inginkan.',
        shapes: [
          head('Top Up Saldo'),
          row(0, 'Rp 50.000'),
          row(1, 'Rp 100.000', { chosen: true }),
          row(2, 'Rp 200.000'),
          tap(330, 132),
        ],
      },
      {
        caption: 'Pilih cara bayar: virtual account, QRIS, e-wallet, gerai retail, atau transfer.',
        shapes: [
          head('Metode pembayaran'),
          row(0, 'BCA Virtual Account', { chosen: true, end: 'Rp 3.850' }),
          row(1, 'QRIS', { end: '0,7%' }),
          button('Bayar Sekarang'),
          tap(330, BUTTON),
        ],
      },
      {
        caption: 'Salin nomor dan bayar tepat sejumlah totalnya sebelum waktunya habis.',
        shapes: [
          head('Sisa 23 jam 59 menit'),
          { kind: 'big', text: '3901 0812 3456 7890' },
          row(2, 'Total', { end: 'Rp 103.850' }),
          tap(372, 108),
        ],
      },
      {
        caption: 'Saldo bertambah langsung di layar, tanpa muat ulang.',
        shapes: [
          head('Saldo mitra'),
          { kind: 'big', text: 'Rp 100.000' },
          { kind: 'done', text: 'Berhasil' },
        ],
      },
    ],
  },
  {
    title: 'Cara membeli produk',
    summary: 'Brand, tujuan, item, PIN: empat ketukan.',
    poster: 1,
    path: '/product/data',
    scenes: [
      {
        caption: 'Buka Beli Produk dan pilih brand. Cari namanya bila perlu.',
        shapes: [
          head('Brand'),
          row(0, 'Mobile Legends', { chosen: true }),
          row(1, 'Free Fire'),
          row(2, 'Token PLN'),
          tap(330, 90),
        ],
      },
      {
        caption: 'Isi tujuan. Nama pemain diperiksa sebelum Anda membayar.',
        shapes: [
          head('Tujuan'),
          row(0, 'User ID', { end: '123456789' }),
          row(1, 'Zone ID', { end: '2345' }),
          { kind: 'done', text: 'Nickname: Rizky' },
        ],
      },
      {
        caption: 'Pilih item, periksa harga dan sisa saldo, lalu beli.',
        shapes: [
          head('Pilih item'),
          row(0, '86 Diamonds', { chosen: true, end: 'Rp 19.700' }),
          row(1, 'Sisa saldo', { end: 'Rp 80.300' }),
          button('Beli Sekarang'),
          tap(330, BUTTON),
        ],
      },
      {
        caption: 'Masukkan PIN. Status dan kode voucher tampil di halaman yang sama.',
        shapes: [head('Masukkan PIN'), { kind: 'pin' }, { kind: 'done', text: 'Berhasil' }],
      },
    ],
  },
  {
    title: 'Cara verifikasi berkas',
    summary: 'Bertransaksi tanpa limit setelah disetujui.',
    poster: 2,
    path: '/kyc',
    scenes: [
      {
        caption: 'Buka Verifikasi Berkas dan isi data sesuai KTP.',
        shapes: [
          head('Data diri'),
          row(0, 'Nama sesuai KTP', { end: 'Siti Aminah' }),
          row(1, 'NIK', { end: '3273••••••••0001' }),
          button('Lanjut'),
          tap(330, BUTTON),
        ],
      },
      {
        caption: 'Pilih provinsi, kota, dan kecamatan; ketik untuk mencari.',
        shapes: [
          head('Alamat'),
          row(0, 'Provinsi', { end: 'Jawa Barat' }),
          row(1, 'Kota', { end: 'Kota Bandung', chosen: true }),
          row(2, 'Kecamatan', { end: 'Coblong' }),
        ],
      },
      {
        caption: 'Foto KTP dan selfie. Foto gelap atau buram diberi tahu saat itu juga.',
        shapes: [head('Dokumen'), { kind: 'card' }, { kind: 'done', text: 'Foto jelas' }],
      },
      {
        caption: 'Kirim. Peninjauan paling lama 3 hari kerja, hasilnya dikabarkan langsung.',
        shapes: [
          head('Ringkasan'),
          row(0, 'Data diri', { end: 'Lengkap' }),
          row(1, 'Dokumen', { end: 'Lengkap' }),
          { kind: 'done', text: 'Terverifikasi' },
        ],
      },
    ],
  },
];
