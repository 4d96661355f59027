import type { Tone } from '../../../core/text/statuses';

export const panelOrderSteps = {
  created: { word: 'Pesanan dibuat', tone: 'wait' },
  paid: { word: 'Pembayaran diterima', tone: 'ok' },
  payment_expired: { word: 'Pembayaran kedaluwarsa', tone: 'off' },
  payment_mismatch: { word: 'Jumlah pembayaran tidak sesuai', tone: 'bad' },
  payment_failed: { word: 'Pembayaran gagal', tone: 'bad' },
  purchased: { word: 'Dibeli dengan saldo H2H', tone: 'run' },
  code_taken: { word: 'Kode diambil dari stok', tone: 'run' },
  profit_credited: { word: 'Profit masuk saldo profit (tertahan 1×24 jam)', tone: 'ok' },
  sale_credited: { word: 'Hasil penjualan masuk saldo H2H', tone: 'ok' },
  waiting: { word: 'Menunggu diproses', tone: 'wait' },
  retried: { word: 'Diproses ulang', tone: 'run' },
  succeeded: { word: 'Pesanan berhasil', tone: 'ok' },
  failed: { word: 'Pesanan gagal', tone: 'bad' },
  profit_returned: { word: 'Profit dialihkan ke saldo H2H', tone: 'back' },
  refunded: { word: 'Refund', tone: 'back' },
  notified: { word: 'Notifikasi dikirim', tone: 'run' },
} as const satisfies Record<string, { word: string; tone: Tone }>;

export type PanelOrderStep = keyof typeof panelOrderSteps;

export const PARTLY_DELIVERED = 'Pemasok mengirim sebagian; sisanya kembali ke saldo H2H Anda.';

/** Payment method of every website: the member's balance. */
export const MEMBER_BALANCE = 'Saldo member';
