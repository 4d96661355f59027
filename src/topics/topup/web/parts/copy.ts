export const copy = {
  topUp: 'Top Up Saldo Mitra',
} as const;
