import { number } from '../../../../core/format/number';

export const copy = {
  share: 'Bagikan',
  title: 'Bagikan daftar harga',
  hint: 'Sesuai pencarian, kategori, dan brand yang sedang tampil. Item yang sedang tidak dapat dibeli tidak ikut.',
  price: 'Harga yang dibagikan',
  prices: { selling: 'Harga jual', own: 'Harga Anda (modal)' },
  ownWarning: 'Harga modal Anda akan terlihat oleh penerima.',
  counted: (items: number, leftOut: number) =>
    leftOut > 0
      ? `${number(items)} item · ${number(leftOut)} item tanpa harga jual tidak ikut`
      : `${number(items)} item`,
  losing: (names: readonly string[]) =>
    `${number(names.length)} item dijual di bawah modal: ${names.slice(0, 3).join(', ')}${
      names.length > 3 ? `, dan ${number(names.length - 3)} lainnya` : ''
    }. Setiap penjualannya rugi.`,
  seeLosses: 'Lihat Produk Rugi',
  none: 'Tidak ada item dengan harga jual pada pilihan ini. Atur harga jual, atau pilih item lain.',
  noneOpen: 'Tidak ada item yang dapat dibeli pada pilihan ini.',
  message: 'Pesan WhatsApp',
  tooLong: 'Terlalu panjang untuk satu pesan WhatsApp. Persempit dengan kategori atau brand, atau unduh PDF.',
  copyMessage: 'Salin untuk WhatsApp',
  copied: 'Daftar harga tersalin. Tempel di WhatsApp.',
  notCopied: 'Gagal menyalin. Blok teks di atas, lalu salin.',
  pdf: 'Unduh PDF',
  file: 'daftar-harga.pdf',
  identity: 'Ubah nama dan logo toko',
  bestPrice: 'Harga terbaik',
} as const;
