import { z } from 'zod';
import { endpoint } from './endpoint';
import { id, instant, listQuery, rupiah } from './shapes';

/** Status 1 Menunggu Pembayaran, 2 Berhasil, 3 Kedaluwarsa, 4 Dibatalkan, 5 Menunggu Verifikasi, 6 Ditolak (domain 3.6). */
export const topupSummary = z.object({
  id,
  code: z.string(),
  is_admin: z.boolean(),
  amount: rupiah,
  fee: rupiah,
  unique_code: z.int(),
  invoice_paid_amount: rupiah,
  method_name: z.string(),
  status: z.int(),
  expires_at: instant.nullable(),
  created_at: instant,
  paid_at: instant.nullable(),
});
export type TopupSummary = z.infer<typeof topupSummary>;

export const listTopups = endpoint({
  method: 'GET',
  path: '/v1/crm/topup/all',
  object: 'topup',
  summary: 'Daftar top up',
  query: listQuery.extend({ status: z.coerce.number().int().min(1).max(6).optional() }),
  reply: z.array(topupSummary),
  meta: z.object({ page: z.int(), limit: z.int(), total: z.int() }),
});
