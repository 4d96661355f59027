import { rupiah } from '../../core/format/money';
import { percent } from '../../core/format/number';
import { roundPercent } from '../../core/value/percent';
import { type GuardedMove, leastMargin, type MarginGuard } from './domain';

type Move = Pick<GuardedMove, 'cost_before' | 'cost_now' | 'price_now'>;

export const guardMeasures = {
  warn: 'Peringatan',
  raise: 'Harga dinaikkan',
  off: 'Item dimatikan',
  on: 'Item dinyalakan',
  mend: 'Kerugian diperbaiki',
} as const;
export type GuardMeasure = keyof typeof guardMeasures;

export const channelWords = { h2h: 'Harga jual H2H', website: 'Website' } as const;

/** `Modal naik 5 % dari Rp 20.000 menjadi Rp 21.000.` */
const costText = ({ cost_before, cost_now }: Move): string => {
  const moved = cost_now - cost_before;
  if (moved === 0) return `Modal tetap ${rupiah(cost_now)}.`;
  const share = percent(roundPercent(Math.abs(moved), cost_before));
  return `Modal ${moved > 0 ? 'naik' : 'turun'} ${share} dari ${rupiah(cost_before)} menjadi ${rupiah(cost_now)}.`;
};

export function guardReason(guard: MarginGuard, move: Move, measure: GuardMeasure): string {
  const { price_now, cost_now } = move;
  if (guard.trigger === 'cost') {
    const limit = `Batas perubahan ${percent(guard.cost_percent)}.`;
    return `${costText(move)} ${measure === 'on' ? 'Margin kembali seperti semula.' : limit}`;
  }
  const margin = (price_now ?? 0) - cost_now;
  const least = leastMargin(guard, cost_now);
  const against = measure === 'on' ? 'mencapai' : 'di bawah';
  return `${costText(move)} Margin ${rupiah(margin)}, ${against} ${rupiah(least)}.`;
}

export const guardMessages = {
  /** Guards that were changed release the items that they switched off. */
  released: 'Penjaga diubah atau dinonaktifkan.',
  stays: (count: string) =>
    `Penjaga ini mematikan ${count} item. Nonaktifkan dulu supaya item itu menyala lagi.`,
  tooLow: 'Margin harga baru harus sama dengan atau di atas batas margin.',
  mended: (cost: string, price: string) => `Dijual ${price}, di bawah modal ${cost}.`,
  noWebsite: 'Anda tidak memiliki hak akses untuk mengubah produk website.',
};
