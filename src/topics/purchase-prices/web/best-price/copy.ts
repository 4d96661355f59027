import { dateTime } from '../../../../core/format/date';
import { rupiah } from '../../../../core/format/money';
import { percent } from '../../../../core/format/number';
import type { RouteAim } from '../../../catalogue/domain/routes';

export const copy = {
  title: 'Harga Terbaik',
  hint: (tier: string, counted: string | null) =>
    `${tier && `Harga tier ${tier}. `}${
      counted
        ? `Angka dari pesanan 30 hari terakhir, dihitung ${dateTime(counted, { seconds: false, zone: true })}.`
        : 'Pesanan 30 hari terakhir sedang dihitung.'
    }`,
  back: '/product/data',
  search: 'Cari item, brand, atau SKU',
  category: 'Kategori',
  allCategories: 'Semua kategori',
  by: 'Urutkan rute menurut',
  aims: { price: 'Harga', speed: 'Kecepatan', success: 'Rasio sukses' } satisfies Record<RouteAim, string>,
  best: { price: 'Termurah', speed: 'Tercepat', success: 'Paling sukses' } satisfies Record<RouteAim, string>,
  unit: 'item',
  columns: { route: 'Rute', price: 'Harga', speed: 'Waktu kirim', success: 'Rasio sukses' },
  median: 'Median',
  promised: (time: string) => `Maks. ${time}`,
  everybody: (orders: string) => `dari ${orders}`,
  own: (rate: string, orders: string) => `Anda: ${rate} dari ${orders}`,
  ownFew: (words: string) => `Anda: ${words.toLowerCase()}`,
  saving: ({ amount, percent: share }: { amount: number; percent: number }) =>
    `Hemat ${rupiah(amount)} (${percent(share, { decimals: 1 })}) dengan rute termurah`,
  cheapest: 'Form pesanan sudah memakai rute termurah',
  nothingOpen: 'Semua rute sedang tidak tersedia',
  use: 'Pakai',
  takeOf: (name: string) => `Pakai ${name}`,
  inUse: 'Dipakai',
  usual: 'Rute biasa',
  standsIn: 'Pengganti',
  mine: 'Pilihan Anda',
  giveBack: 'Kembalikan rute biasa',
  chosen: (name: string) => `${name} dipakai di form pesanan.`,
  returned: (name: string) => `${name} kembali ke rute biasa.`,
  undone: 'Pilihan rute dikembalikan.',
  few: 'Rasio dan waktu ditampilkan mulai 10 pesanan; tercepat dan paling sukses, bila semua rute sudah sampai situ.',
  empty: 'Belum ada item dengan beberapa rute',
  emptyHint: 'Item yang dapat dibeli lewat lebih dari satu rute akan tampil di sini.',
} as const;
