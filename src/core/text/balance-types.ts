/** Why a balance moved, by `type` of the ledger (domain 3.7; 9 and 10 are a website's). */
export const balanceTypes: Readonly<Record<number, string>> = {
  1: 'Top Up',
  2: 'Pembelian',
  3: 'Refund',
  4: 'Penyesuaian Admin',
  5: 'Bonus',
  6: 'Perpanjangan Panel',
  7: 'Pencairan Komisi Referral',
  8: 'Pencairan Saldo Profit',
  9: 'Hasil Penjualan',
  10: 'Pengalihan Profit',
};

/** The word for a type; one that the portal does not know yet still says something true. */
export const balanceType = (type: number): string => balanceTypes[type] ?? 'Lainnya';
