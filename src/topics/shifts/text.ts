import { rupiah } from '../../core/format/money';

/** `Selisih kurang Rp 5.000`; counted less expected, in rupiah. */
export const differenceText = (difference: number): string => {
  if (difference === 0) return 'Tidak ada selisih';
  return `Selisih ${difference < 0 ? 'kurang' : 'lebih'} ${rupiah(Math.abs(difference))}`;
};
