import type { Look } from '../../../core/text/statuses';

export const panelOrderSteps = {
  created: { word: 'Pesanan dibuat', look: 'wait' },
  paid: { word: 'Pembayaran diterima', look: 'ok' },
  payment_expired: { word: 'Pembayaran kedaluwarsa', look: 'off' },
  payment_failed: { word: 'Pembayaran gagal', look: 'bad' },
  purchased: { word: 'Dibeli dengan saldo H2H', look: 'run' },
  code_taken: { word: 'Kode diambil dari stok', look: 'run' },
  profit_credited: { word: 'Profit masuk saldo profit (tertahan 1×24 jam)', look: 'ok' },
  sale_credited: { word: 'Hasil penjualan masuk saldo H2H', look: 'ok' },
  waiting: { word: 'Menunggu diproses', look: 'wait' },
  retried: { word: 'Diproses ulang', look: 'run' },
  succeeded: { word: 'Pesanan berhasil', look: 'ok' },
  failed: { word: 'Pesanan gagal', look: 'bad' },
  profit_returned: { word: 'Profit dialihkan ke saldo H2H', look: 'back' },
  refunded: { word: 'Refund', look: 'back' },
  notified: { word: 'Notifikasi dikirim', look: 'run' },
} as const satisfies Record<string, { word: string; look: Look }>;

export type PanelOrderStep = keyof typeof panelOrderSteps;

export const PARTLY_DELIVERED = 'Pemasok mengirim sebagian; sisanya kembali ke saldo H2H Anda.';

/** Payment method of every website: the member's balance. */
export const MEMBER_BALANCE = 'Saldo member';
