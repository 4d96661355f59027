import { rupiah } from '../../../../core/format/money';

export const copy = {
  title: (label: string) => `Lihat ${label}`,
  reason: 'Masukkan PIN Anda. Setiap kali dilihat tercatat di log aktifitas.',
  payTitle: 'Masukkan PIN',
  pay: (amount: number) => `Bayar ${rupiah(amount)}`,
  balanceAfter: (amount: number) => `Saldo setelah beli ${rupiah(amount)}`,
  sending: 'Pesanan sedang dikirim…',
  pin: 'PIN 6 angka',
  noPin: 'Buat PIN dahulu untuk melihat data yang disamarkan.',
  createPin: 'Buat PIN',
} as const;
