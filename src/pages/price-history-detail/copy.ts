import { PRICE_ALARM } from '../../core/states';

/** Sentences of /price-history/detail. */
export const copy = {
  title: 'Riwayat Harga',
  list: '/price-history/data',
  buy: 'Beli item ini',
  yourPrice: (tier: string) => `Harga tier ${tier}`,
  lowest: 'Terendah',
  highest: 'Tertinggi',
  period: 'Jangka waktu',
  days: { '30': '30 hari', '90': '90 hari', '365': '1 tahun' },
  chart: 'Harga per hari',
  chartDay: 'Tanggal',
  chartLine: 'Harga Anda',
  none: 'Belum ada harga pada jangka waktu ini.',
  alarm: 'Ingatkan saya',
  alarmHint:
    'Kami kabari lewat lonceng saat harga Anda mencapai nominal ini. Satu pengingat untuk setiap arah; yang baru menggantikan yang lama.',
  direction: 'Saat harga',
  directions: { [PRICE_ALARM.below]: 'Turun sampai', [PRICE_ALARM.above]: 'Naik sampai' },
  amount: 'Nominal',
  times: 'Berapa kali',
  once: 'Sekali',
  always: 'Setiap kali',
  save: 'Ingatkan saya',
  saved: 'Pengingat harga disimpan.',
  own: 'Pengingat Anda',
  told: (direction: number, amount: string, isOnce: boolean) =>
    `${direction === PRICE_ALARM.below ? 'Turun sampai' : 'Naik sampai'} ${amount}, ${isOnce ? 'sekali' : 'setiap kali'}`,
  remove: 'Hapus pengingat',
  removed: 'Pengingat harga dihapus.',
  notFound: 'Item tidak ditemukan',
  notFoundHint: 'Pilih item dari daftar riwayat harga.',
  toList: 'Lihat riwayat harga',
} as const;
