/** Why the profit of a panel moved (domain 3.19). */
export const profitTypes: Readonly<Record<number, string>> = {
  1: 'Profit transaksi',
  2: 'Refund',
  3: 'Penarikan',
  4: 'Biaya layanan',
  5: 'Penyesuaian',
};

export const profitType = (type: number): string => profitTypes[type] ?? 'Lainnya';
