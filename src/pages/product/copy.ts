import { dateTime } from '../../core/format/date';
import { number } from '../../core/format/number';

/** Sentences of /product/data. */
export const copy = {
  title: 'Brand',
  hint: ({ total, tier_name, updated_at }: { total: number; tier_name: string; updated_at: string }) =>
    `${number(total)} brand · harga tier ${tier_name} · diperbarui ${dateTime(updated_at, { zone: true })}`,
  search: 'Cari game, operator, atau kode produk',
  categories: 'Kategori',
  all: 'Semua',
  favorites: 'Favorit',
  priceList: 'Unduh daftar harga',
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
