import { z } from 'zod';
import { get } from '../../../core/contract/endpoint';
import { named, otherwise, textOf } from '../../../core/contract/reading';
import { id, instant, listQuery, rupiah, title } from '../../../core/contract/shapes';
import { monogram } from '../../../core/format/initials';

/** Status 1 Pending, 2 Berhasil, 3 Batal, 4 with refunded 1 (whole) or 2 (part) Refund, else Error (specification 4). */
export const transactionSummary = z.object({
  id: named(id),
  code: otherwise(z.string(), ({ id }) => textOf(id)),
  ref_id: otherwise(z.string(), ({ code, id }) => textOf(code ?? id)),
  product_name: title,
  item_name: title,
  product_image: z.string().nullable(),
  product_key: otherwise(z.string(), ({ product_name }) => textOf(product_name)),
  monogram: otherwise(z.string(), ({ product_name }) => monogram(textOf(product_name))),
  parent_category_id: id,
  variation_id: id,
  destination: z.string(),
  nickname: z.string().nullable(),
  qty: otherwise(z.int(), 1),
  /** Rupiah paid, or the partner's selling price for people who may not see cost: null without a price rule. */
  selling_total: rupiah.nullable(),
  /** The partner's selling price; null without a price rule, and for people who may not see selling prices. */
  resale_total: rupiah.nullable(),
  status: z.int(),
  refunded: otherwise(z.int(), 0),
  status_reason_code: z.string().nullable(),
  version: z.int(),
  date: instant,
  finished_at: instant.nullable(),
});
export type TransactionSummary = z.infer<typeof transactionSummary>;

/** Latest transactions of the dashboard (specification 7): page 1, size 10, empty filter. */
export const lastTransactionsQuery = { page: 1, limit: 10, filter: '' } as const;

export const listTransactions = get('/v1/crm/transaction/all', 'transaction', {
  summary: 'Daftar transaksi',
  query: listQuery.pick({ page: true, limit: true }).extend({ filter: z.literal('').optional() }),
  reply: z.array(transactionSummary),
  meta: z.object({ page: z.int(), limit: z.int(), total: z.int() }),
});
