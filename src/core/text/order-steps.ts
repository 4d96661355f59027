export const orderSteps = {
  created: 'Pesanan dibuat',
  debited: 'Saldo dipotong',
  sent: 'Dikirim ke pemasok',
  waiting: 'Menunggu pemasok',
  succeeded: 'Berhasil',
  failed: 'Gagal',
  refunded: 'Refund',
  partly_refunded: 'Refund sebagian',
} as const;
export type OrderStep = keyof typeof orderSteps;
