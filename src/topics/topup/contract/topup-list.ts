import { z } from 'zod';
import { get } from '../../../core/contract/endpoint';
import { named, otherwise } from '../../../core/contract/reading';
import { day, id, instant, listQuery, rupiah } from '../../../core/contract/shapes';
import { TOPUP } from '../../../core/states';

export const topupSummary = z.object({
  id: named(id),
  code: z.string(),
  /** Credited by the operator without a payment. */
  is_admin: z.boolean(),
  amount: otherwise(rupiah, ({ invoice_paid_amount }) => Number(invoice_paid_amount ?? Number.NaN)),
  fee: otherwise(rupiah, ({ amount, invoice_paid_amount }) =>
    Math.max(0, Number(invoice_paid_amount ?? amount) - Number(amount ?? invoice_paid_amount)),
  ),
  /** 0 to 999, credited with the amount. */
  unique_code: z.int(),
  invoice_paid_amount: otherwise(rupiah, ({ amount }) => Number(amount ?? Number.NaN)),
  method_name: z.string(),
  status: z.int(),
  expires_at: instant.nullable(),
  created_at: instant,
  paid_at: instant.nullable(),
});
export type TopupSummary = z.infer<typeof topupSummary>;

/** Unpaid top ups, asked exactly as specification 7 writes it: `?status=1`. The first page holds all there can be. */
export const unpaidQuery = { status: TOPUP.waiting } as const;

export const listTopups = get('/v1/crm/topup/all', 'topup', {
  summary: 'Daftar top up',
  query: listQuery.extend({
    status: z.coerce.number().int().min(1).max(6).optional(),
    from: day.optional(),
    to: day.optional(),
  }),
  reply: z.array(topupSummary),
  meta: z.object({ page: z.int(), limit: z.int(), total: z.int(), server_time: instant }),
});
