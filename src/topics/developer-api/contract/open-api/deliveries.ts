import { z } from 'zod';
import { described } from '../../../../core/contract/described';
import { id, instant, keysOf } from '../../../../core/contract/shapes';
import { webhookFailures } from '../../../../core/text/webhook';
import { OPEN_API } from '../../domain/paths';
import { program } from './program';

export const apiDelivery = z.object({
  id: described(id, 'Pengiriman ini.', '019ac3a0-5b7e-7c31-8f3e-6f6f6f6f6f70'),
  webhook_id: described(
    id,
    '`webhook-id` yang dikirim; tetap sama bila dikirim lagi.',
    '019ac3a0-5b7e-7c31-8f3e-6f6f6f6f6f71',
  ),
  event: described(z.string(), 'Nama kejadian.', 'transaction.updated'),
  ref_code: described(z.string(), 'Kode yang diberitahukan.', 'TRX-261125-AB12CD'),
  url: described(z.string(), 'Alamat server Anda pada percobaan terakhir.', 'https://server.anda/webhook'),
  status: described(z.int(), '1 terkirim, 2 gagal, 3 menunggu.', 1),
  attempts: described(z.int(), 'Percobaan sampai kini.', 1),
  http_status: described(z.int().nullable(), 'Jawaban percobaan terakhir; null bila tidak ada.', 200),
  failure: described(keysOf(webhookFailures).nullable(), 'Sebab gagal; null bila tidak gagal.', null),
  duration_ms: described(z.int().nullable(), 'Lama percobaan terakhir, milidetik.', 182),
  due_at: described(
    instant.nullable(),
    'Percobaan berikutnya; null bila tidak ada, dan selama menunggu kejadian sebelumnya atau webhook dilanjutkan.',
    null,
  ),
  created_at: described(instant, 'Saat kejadian dikirim pertama kali.', '2026-11-25T03:20:02.000Z'),
});
export type ApiDelivery = z.infer<typeof apiDelivery>;

export const apiDeliveries = program('GET', `${OPEN_API}/webhook-deliveries`, 'order.read', {
  summary: 'Riwayat pengiriman webhook, terbaru lebih dulu',
  query: z.strictObject({
    status: described(
      z.coerce.number().int().min(1).max(3).optional(),
      '1 terkirim, 2 gagal, 3 menunggu; kosong untuk semua.',
    ),
    cursor: described(z.string().max(80).optional(), '`meta.next` dari jawaban sebelumnya.'),
    limit: described(z.coerce.number().int().min(1).max(100).default(20), 'Pengiriman di satu halaman.', 20),
  }),
  reply: z.array(apiDelivery),
  meta: z.object({
    next: described(z.string().nullable(), '`cursor` untuk yang lebih lama; null di ujung.', null),
  }),
});
