import { BALANCE_MOVE } from '../../../core/states';

/** Keyed by `type` of the ledger (domain 3.7; 9 and 10 belong to websites). */
export const balanceTypes: Readonly<Record<number, string>> = {
  [BALANCE_MOVE.topup]: 'Top Up',
  [BALANCE_MOVE.purchase]: 'Pembelian',
  [BALANCE_MOVE.refund]: 'Refund',
  [BALANCE_MOVE.adjustment]: 'Penyesuaian Admin',
  [BALANCE_MOVE.bonus]: 'Bonus',
  [BALANCE_MOVE.renewal]: 'Perpanjangan Panel',
  [BALANCE_MOVE.commission]: 'Pencairan Komisi Referral',
  [BALANCE_MOVE.profit]: 'Pencairan Saldo Profit',
  [BALANCE_MOVE.sale]: 'Hasil Penjualan',
  [BALANCE_MOVE.transfer]: 'Pengalihan Profit',
};

export const balanceType = (type: number): string => balanceTypes[type] ?? 'Lainnya';
