import { WEBHOOK_DELIVERY } from '../../../../core/states';
import type { OpenApiErrorCode } from '../../../../core/text/open-api-errors';
import type { Status } from '../../../../core/text/statuses';

export const words = {
  title: 'Uji Skenario',
  reason:
    'Pilih akhir pesanannya, kirim dengan token sandbox seperti yang dilakukan program Anda, lalu lihat jawaban, status, dan webhooknya tiba. Bukan uang sungguhan.',
  noToken: 'Belum ada token sandbox',
  noTokenHint: 'Pesanan uji dikirim dengan token sandbox Anda sendiri.',
  makeToken: 'Buat Token Sandbox',
  noItem: 'Belum ada item untuk diuji',
  noItemHint: 'Semua produk sedang tutup atau gangguan. Coba lagi nanti.',
  token: 'Token sandbox',
  tokenPrompt: 'Pilih token',
  secret: 'Secret token',
  secretHint: (tail: string) =>
    `Berakhiran ${tail}. Hanya dipakai untuk menandatangani di halaman ini: tidak dikirim, tidak disimpan.`,
  noSecret: 'Tempel secret token ini.',
  otherSecret: (tail: string) => `Secret token ini berakhiran ${tail}.`,
  item: 'Item',
  itemPrompt: 'Pilih item',
  ending: 'Akhir pesanan',
  refId: 'ref_id',
  refIdHint: 'Nama pesanan menurut sistem Anda. Satu ref_id membeli satu kali.',
  send: 'Kirim Pesanan Uji',
  results: 'Hasil uji',
  resultsHint: 'Hanya di halaman ini; yang terbaru di atas.',
  sending: 'Menunggu jawaban…',
  request: 'Permintaan',
  curl: 'Salin sebagai cURL',
  answer: 'Jawaban',
  answered: (status: number, ms: number) => `HTTP ${status} · ${ms} ms`,
  unanswered: 'Tidak ada jawaban',
  again: 'Kirim Lagi Isi yang Sama',
  asExpected: 'Sesuai skenario',
  requestLog: 'Lihat di Log Permintaan',
  states: 'Status pesanan',
  noStates: 'Ditolak: tidak ada pesanan yang dibuat, dan tidak ada webhook.',
  next: (steps: readonly string[]) => `Berikutnya: ${steps.join(', ')}`,
  stays: 'Pesanan ini diproses terus: begini rasanya pesanan yang tidak kunjung selesai.',
  webhooks: 'Webhook',
  noWebhook: 'Belum ada webhook sandbox yang aktif. Tambahkan di bagian Webhook agar kejadiannya dikirim.',
  awaited: 'Menunggu kejadian dikirim…',
  attempt: (attempts: number) => (attempts === 0 ? 'Belum dicoba' : `Percobaan ${attempts}`),
  duration: (ms: number) => `${ms} ms`,
  due: (at: string) => `dicoba lagi ${at}`,
  webhookLog: 'Lihat di Log Webhook',
  allow: (ip: string) => `Izinkan ${ip}`,
  allowed: 'Alamat diizinkan. Kirim lagi pesanannya.',
  fill: 'Isi Ulang Saldo Sandbox',
  filled: 'Saldo sandbox terisi lagi. Kirim lagi pesanannya.',
} as const;

export const advice: Partial<Record<OpenApiErrorCode, string>> = {
  INVALID_TOKEN: 'Pilih token yang masih aktif, atau buat yang baru.',
  INVALID_SIGNATURE: 'Secret tidak cocok dengan token yang dipilih. Tempel lagi, atau ganti secretnya.',
  INVALID_TIMESTAMP: 'Sesuaikan jam perangkat ini, lalu kirim lagi.',
  INVALID_NONCE: 'Kirim lagi: setiap pengiriman memakai nonce baru.',
  IP_NOT_WHITELISTED:
    'Alamat perangkat ini belum ada di daftar IP Anda. Yang diizinkan di sini berlaku juga untuk token produksi.',
  INSUFFICIENT_SCOPE: 'Pakai token dengan izin membuat pesanan.',
  INSUFFICIENT_BALANCE: 'Saldo sandbox habis.',
  REF_ID_CONFLICT: 'Isi ref_id lain: yang ini sudah memesan.',
  RATE_LIMIT: 'Tunggu sebentar, lalu kirim lagi isi yang sama.',
  PRICE_NOT_MATCH: 'Program Anda membaca harga baru dari /items, lalu memesan lagi dengan harga itu.',
  OUT_OF_STOCK: 'Program Anda menawarkan item lain, atau menunggu product.status_changed.',
  MAINTENANCE: 'Tidak ada yang dibeli. Program Anda mencoba lagi nanti.',
  UNAVAILABLE: 'Kirim lagi isi yang sama: ref_id yang sama tidak membeli dua kali.',
  INTERNAL_ERROR: 'Kirim lagi isi yang sama: ref_id yang sama tidak membeli dua kali.',
};

export const deliveryStatuses: Record<number, Status> = {
  [WEBHOOK_DELIVERY.sent]: { word: 'Terkirim', tone: 'ok' },
  [WEBHOOK_DELIVERY.failed]: { word: 'Gagal', tone: 'bad' },
  [WEBHOOK_DELIVERY.waiting]: { word: 'Menunggu', tone: 'wait' },
};
