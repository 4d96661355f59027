import { z } from 'zod';
import { askedPin } from '../../../core/contract/asked-pin';
import { bill } from '../../../core/contract/bill';
import { get, post } from '../../../core/contract/endpoint';
import { otherwise } from '../../../core/contract/reading';
import {
  emptyListAsObject,
  id,
  idParams,
  instant,
  keysOf,
  line,
  rupiah,
} from '../../../core/contract/shapes';
import { orderSteps } from '../../../core/text/order-steps';
import { transactionSummary } from './transaction-list';

export const historyStep = z.object({
  step: keysOf(orderSteps),
  at: instant,
  actor: z.string(),
  amount: rupiah.nullable(),
  balance: rupiah.nullable(),
});
export type HistoryStep = z.infer<typeof historyStep>;

export const transactionDetail = transactionSummary.extend({
  order_param: z.array(z.object({ alias: z.string(), key: z.string(), value: z.string() })),
  /** Null if `selling_total` is. */
  unit_price: otherwise(rupiah.nullable(), ({ selling_total, qty }) =>
    selling_total == null ? null : Number(selling_total) / (Number(qty) || 1),
  ),
  customer_name: z.string().nullable(),
  note: z.string().nullable(),
  source: z.int(),
  actor_name: z.string(),
  /** Null unless delivered. */
  sn: z.string().nullable(),
  /** Masked voucher codes (`••••••PQRS`); empty unless delivered. */
  voucher_codes: z.array(z.string()),
  /** Null from a host that does not send it, and for people who may not see it. */
  balance_before: rupiah.nullable(),
  balance_after: rupiah.nullable(),
  refund_amount: rupiah,
  refund_at: instant.nullable(),
  sla_seconds: z.int(),
  /** Pending longer than the supplier's SLA, by the server's clock. */
  is_late: z.boolean(),
  history: z.array(historyStep),
  bill: bill.nullable(),
});
export type TransactionDetail = z.infer<typeof transactionDetail>;

export const getTransaction = get('/v1/crm/transaction/:id', 'transaction', {
  also: ['/v1/crm/transaction/detail/:id'],
  summary: 'Rincian transaksi',
  params: idParams,
  reply: transactionDetail,
});

/** Requires the PIN; the view is logged (domain 3.5). */
export const revealVoucherCodes = post('/v1/crm/transaction/:id/voucher-codes', 'transaction', {
  summary: 'Tampilkan kode voucher',
  params: idParams,
  body: z.strictObject({ pin: askedPin }),
  reply: z.object({ voucher_codes: z.array(z.string()) }),
});

export const createTransactionInput = z.strictObject({
  brand_id: id,
  variation_id: id,
  qty: z.int().min(1).max(10),
  form_values: emptyListAsObject(z.record(z.string().max(40), line(100))),
  /**
   * Unit price in rupiah that the buyer saw (the selling price for people who see no other); another price is refused
   * with 409 PRICE_NOT_MATCH.
   */
  expected_price: rupiah.min(1),
  nickname: line(60).nullable().optional(),
  customer_name: line(60).optional(),
  note: line(140).optional(),
  ref_id: z
    .string()
    .regex(/^[A-Za-z0-9_-]{6,40}$/)
    .optional(),
  /** The buyer confirmed a second order for the same item and destination. */
  allow_duplicate: z.boolean().default(false),
  pin: askedPin,
});
export type CreateTransactionInput = z.input<typeof createTransactionInput>;

/** Buys once per key: the same key and body return the same order, another body 409 IDEMPOTENCY_CONFLICT. */
export const createTransaction = post('/v1/crm/transaction/create-new', 'product.order', {
  also: ['/v1/crm/transaction/create'],
  summary: 'Beli dengan saldo',
  headers: z.object({ 'idempotency-key': z.uuid() }),
  body: createTransactionInput,
  reply: transactionDetail,
});

/** Looks up a key whose answer was lost; null if no order was created. */
export const getTransactionByKey = get('/v1/crm/transaction/by-key/:key', 'product.order', {
  summary: 'Pesanan menurut kunci idempotensi',
  params: z.strictObject({ key: z.uuid() }),
  reply: transactionDetail.nullable(),
});
