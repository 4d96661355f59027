import { dateTime } from '../../../../core/format/date';
import { number } from '../../../../core/format/number';

export const copy = {
  title: 'Brand',
  /** `tier_name` is null for people who see selling prices only. */
  hint: ({ total, tier_name, updated_at }: { total: number; tier_name: string | null; updated_at: string }) =>
    [
      Number.isFinite(total) && `${number(total)} brand`,
      tier_name === null ? 'harga jual' : tier_name && `harga tier ${tier_name}`,
      updated_at && `diperbarui ${dateTime(updated_at, { zone: true })}`,
    ]
      .filter(Boolean)
      .join(' · '),
  search: 'Cari game, operator, atau kode produk',
  searchOnPhone: 'Cari brand, kode',
  categories: 'Kategori',
  all: 'Semua',
  favorites: 'Favorit',
  priceTools: 'Alat harga',
  prices: 'Harga',
  cutOffs: 'Jadwal cut off',
  cutOffsHint: 'Setiap hari pada jam ini brand berikut tidak dapat dibeli. Waktu WIB.',
  cutOffNow: (end: string) => `Cut off sampai ${end}`,
  openNow: 'Buka',
  hours: (start: string, end: string) => `${start}–${end}`,
  noCutOffs: 'Tidak ada brand dengan jam cut off.',
  allPrices: 'Daftar harga',
  bestPrice: 'Harga terbaik',
  priceHistory: 'Riwayat harga',
  download: (format: 'xlsx' | 'csv') => `Unduh ${format === 'xlsx' ? 'Excel' : 'CSV'}`,
  bulk: 'Pesanan Massal',
  items: (count: number) => `${number(count)} item`,
  from: 'mulai',
  nothingForSale: 'Belum ada item',
  favorite: (name: string) => `Favoritkan ${name}`,
  range: (shown: number, total: number) =>
    Number.isFinite(total) ? `1–${number(shown)} dari ${number(total)} brand` : `1–${number(shown)} brand`,
  more: 'Muat lebih banyak',
  empty: 'Belum ada brand',
  emptyHint: 'Brand yang dapat dibeli akan tampil di sini.',
  noFavorites: 'Belum ada brand favorit',
  noFavoritesHint: 'Tekan bintang pada sebuah brand untuk menyimpannya di sini.',
} as const;
