/** Types of a balance entry (domain 3.7). */
export const entryTypes: Record<number, string> = {
  1: 'Top Up',
  2: 'Pembelian',
  3: 'Refund',
  4: 'Penyesuaian Admin',
  5: 'Bonus',
  6: 'Perpanjangan Panel',
  7: 'Pencairan Komisi Referral',
  8: 'Pencairan Saldo Profit',
};
