import { z } from 'zod';
import { askedPin } from '../../core/contract/asked-pin';
import { bill } from '../../core/contract/bill';
import { download, get, post, put } from '../../core/contract/endpoint';
import { exportFormat, id, idParams, instant, line, paragraph, rupiah } from '../../core/contract/shapes';
import { BULK_OUTCOMES } from '../../core/states';

export const MOST_BULK_ROWS = 500;
const ORDER = '/product/form';

/**
 * `again`: confirmed although the same was bought before; `ported`: confirmed although the prefix belongs to another
 * operator.
 */
const typedRow = z.strictObject({
  line: paragraph(200),
  again: z.boolean().default(false),
  ported: z.boolean().default(false),
  /** Nickname of an earlier check; if omitted it is looked up. */
  nickname: line(60).optional(),
  /** Inquiry of an earlier check, paid as it was shown; if omitted the biller is asked. */
  inquiry: id.optional(),
});

export const bulkBill = bill.extend({
  inquiry_id: id,
  /** First instant at which it can no longer be paid: the end of the day in Asia/Jakarta. */
  expires_at: instant,
});
export type BulkBill = z.infer<typeof bulkBill>;

const bulkOperator = z.object({ warning: z.string(), sku: z.string().nullable() });
export type BulkOperator = z.infer<typeof bulkOperator>;

export const bulkLine = z.object({
  line: z.string(),
  sku: z.string().nullable(),
  brand: z.string().nullable(),
  brand_key: z.string().nullable(),
  item: z.string().nullable(),
  destination: z.string(),
  /** 2 for `KODE.NOMOR.2`, the second deliberate order of the line. */
  counter: z.int(),
  nickname: z.string().nullable(),
  price: rupiah.nullable(),
  /** Null without a price rule, and for people who may not see selling prices. */
  selling_price: rupiah.nullable(),
  problem: z.string().nullable(),
  duplicate: z.string().nullable(),
  again: z.boolean(),
  operator: bulkOperator.nullable(),
  ported: z.boolean(),
  bill: bulkBill.nullable(),
});
export type BulkLine = z.infer<typeof bulkLine>;

/** Dry run: buys nothing and stores only the bills. */
export const checkBulk = post('/v1/crm/bulk/check', ORDER, {
  summary: 'Periksa baris pesanan massal',
  body: z.strictObject({
    rows: z
      .array(
        typedRow.extend({
          known_price: rupiah.min(1).optional(),
        }),
      )
      .min(1)
      .max(MOST_BULK_ROWS),
  }),
  reply: z.object({
    rows: z.array(bulkLine),
    balance: rupiah,
    same: z.object({ id, code: z.string(), at: instant }).nullable(),
    nicknames_left: z.int(),
    bills_left: z.int(),
  }),
});

export const bulkOutcome = z.enum(BULK_OUTCOMES);

export const bulkRow = z.object({
  id,
  position: z.int(),
  line: z.string(),
  brand: z.string(),
  item: z.string(),
  sku: z.string(),
  destination: z.string(),
  nickname: z.string().nullable(),
  price: rupiah,
  is_bill: z.boolean(),
  outcome: bulkOutcome,
  reason: z.string().nullable(),
  order: z.object({ id, code: z.string(), sn: z.string().nullable(), refund: rupiah }).nullable(),
});
export type BulkRow = z.infer<typeof bulkRow>;

export const bulkBatch = z.object({
  id,
  code: z.string(),
  status: z.int(),
  reason: z.string().nullable(),
  by: z.string(),
  created_at: instant,
  finished_at: instant.nullable(),
  total: z.int(),
  counts: z.object({
    waiting: z.int(),
    pending: z.int(),
    success: z.int(),
    failed: z.int(),
    attention: z.int(),
    stopped: z.int(),
  }),
  /** Rupiah: approved, debited so far, and refunded of that. */
  planned: rupiah,
  spent: rupiah,
  refunded: rupiah,
  retry: z.object({ count: z.int(), total: rupiah }).nullable(),
  rows: z.array(bulkRow),
});
export type BulkBatch = z.infer<typeof bulkBatch>;

/** Approves a batch once per key; from then on each row has a key of its own. */
export const createBulk = post('/v1/crm/bulk/create', ORDER, {
  summary: 'Beli pesanan massal dengan saldo',
  headers: z.object({ 'idempotency-key': z.uuid() }),
  body: z.strictObject({
    rows: z
      .array(
        typedRow.extend({
          /**
           * Price that was shown, in rupiah; another price, or a bill that was not shown, is refused with 409
           * CHANGED_SINCE_SEEN.
           */
          price: rupiah.min(1),
        }),
      )
      .min(1)
      .max(MOST_BULK_ROWS),
    same_again: z.boolean().default(false),
    pin: askedPin,
  }),
  reply: bulkBatch,
});
export type CreateBulkInput = z.input<typeof createBulk.body>;

/** Looks up a key whose answer was lost; null if no batch was created. */
export const getBulkByKey = get('/v1/crm/bulk/by-key/:key', ORDER, {
  summary: 'Pesanan massal menurut kunci idempotensi',
  params: z.strictObject({ key: z.uuid() }),
  reply: z.object({ id, code: z.string() }).nullable(),
});

export const getBulk = get('/v1/crm/bulk/:id', ORDER, {
  summary: 'Pesanan massal dengan baris-barisnya',
  params: idParams,
  reply: bulkBatch,
});

/** `stop`: waiting rows are never bought; existing orders continue. */
export const steerBulk = put('/v1/crm/bulk/:id/course', ORDER, {
  summary: 'Jeda, lanjutkan, atau hentikan pesanan massal',
  params: idParams,
  body: z.strictObject({ to: z.enum(['pause', 'resume', 'stop']) }),
  reply: bulkBatch,
});

/** Buys rows that certainly failed again, at the prices shown; bills need a new check instead. */
export const retryBulk = post('/v1/crm/bulk/:id/retry', ORDER, {
  summary: 'Ulangi pesanan massal yang gagal',
  params: idParams,
  body: z.strictObject({ expected_total: rupiah.min(1), pin: askedPin }),
  reply: bulkBatch,
});

export const exportBulk = download('/v1/crm/bulk/export', ORDER, {
  summary: 'Unduh hasil pesanan massal',
  query: z.strictObject({ id, format: exportFormat }),
});
