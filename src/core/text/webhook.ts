/** Webhook events (domain 3.11) and their labels. */
export const webhookEvents = {
  'transaction.created': 'Pesanan dibuat',
  'transaction.updated': 'Status pesanan berubah',
  'topup.paid': 'Top up diterima',
  'balance.low': 'Saldo menipis',
  'product.price_changed': 'Harga item berubah',
  'product.status_changed': 'Status item berubah',
  'ticket.replied': 'Tiket dibalas',
} as const;
export type WebhookEvent = keyof typeof webhookEvents;

/** Test event without content. */
export const PING = 'ping';

export const webhookFailures = {
  status: 'Server menjawab dengan kode selain 2xx.',
  redirect: 'Server menjawab dengan pengalihan, dan pengalihan tidak diikuti.',
  timeout: 'Server tidak menjawab pada waktunya.',
  connection: 'Koneksi ke server gagal.',
  tls: 'Sertifikat TLS server tidak dapat dipercaya.',
  name: 'Nama host tidak ditemukan.',
  address: 'Alamat tidak diizinkan: hanya https ke alamat internet publik.',
} as const;
export type WebhookFailure = keyof typeof webhookFailures;
