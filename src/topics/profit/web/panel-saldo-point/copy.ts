import { rupiah } from '../../../../core/format/money';
import { LEAST_WITHDRAWAL } from '../../../withdrawals/contract';

export const copy = {
  title: 'Saldo Profit',
  hint: 'Laba website Anda: mana yang dapat ditarik, dan ke mana perginya.',
  total: 'Total saldo profit',
  available: 'Tersedia',
  availableHint: 'Dapat ditarik sekarang.',
  held: 'Tertahan',
  heldHint: 'Laba ditahan 24 jam sejak pesanan berhasil.',
  nothingHeld: 'Tidak ada laba yang ditahan.',
  nextFree: (amount: number, at: string) => `${rupiah(amount)} tersedia ${at}`,
  least: `Minimal ${rupiah(LEAST_WITHDRAWAL)}.`,

  tabs: 'Bagian saldo profit',
  mutations: 'Mutasi',

  search: 'Cari invoice',
  typeLabel: 'Jenis mutasi',
  allTypes: 'Semua',
  after: 'Saldo sesudah',
  heldUntil: (at: string) => `sampai ${at}`,
  heldUntilDone: 'sampai 24 jam setelah pesanan berhasil',
  empty: 'Belum ada mutasi',
  emptyHint: 'Laba dari pesanan yang berhasil di website Anda akan tampil di sini.',
  unit: 'mutasi',
} as const;
