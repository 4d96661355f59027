import { PROFIT_MOVE } from '../../core/states';

/** Domain 3.19. */
export const profitTypes: Readonly<Record<number, string>> = {
  [PROFIT_MOVE.order]: 'Profit transaksi',
  [PROFIT_MOVE.refund]: 'Refund',
  [PROFIT_MOVE.withdrawal]: 'Penarikan',
  [PROFIT_MOVE.fee]: 'Biaya layanan',
  [PROFIT_MOVE.adjustment]: 'Penyesuaian',
};

export const profitType = (type: number): string => profitTypes[type] ?? 'Lainnya';
