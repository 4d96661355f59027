import { z } from 'zod';
import { BULK_OUTCOMES } from '../states';
import { askedPin } from './asked-pin';
import { bill } from './bill';
import { download, endpoint } from './endpoint';
import { exportFormat, id, idParams, instant, line, paragraph, rupiah } from './shapes';

/** Rows of one batch (domain 2.2 tells of portals that stop at 100). */
export const MOST_BULK_ROWS = 500;
/** Its page: what it costs stands in every row. */
const ORDER = '/product/form';

/**
 * A line as it was typed; `again`: it is meant although the same was bought before; `ported`: it is meant although the
 * prefix of its number belongs to another operator.
 */
const typedRow = z.strictObject({
  line: paragraph(200),
  again: z.boolean().default(false),
  ported: z.boolean().default(false),
  /** As an earlier look told it; left out it is asked for. */
  nickname: line(60).optional(),
  /** Of a bill, the inquiry that an earlier look told: it is paid as it was seen. Left out its biller is asked. */
  inquiry: id.optional(),
});

/** A bill as a dry run found it: `createBulk` pays it by its inquiry, at no other amount. */
export const bulkBill = bill.extend({
  inquiry_id: id,
  /** First instant at which it can no longer be paid: the end of the day in Asia/Jakarta. */
  expires_at: instant,
});
export type BulkBill = z.infer<typeof bulkBill>;

/** The number of a line looks like another operator's; `sku` is the item of that operator that gives the same. */
const bulkOperator = z.object({ warning: z.string(), sku: z.string().nullable() });
export type BulkOperator = z.infer<typeof bulkOperator>;

/** What a line would buy; of a bill, `price` is its total. `problem` says why it cannot; `duplicate` what it repeats. */
export const bulkLine = z.object({
  line: z.string(),
  sku: z.string().nullable(),
  brand: z.string().nullable(),
  brand_key: z.string().nullable(),
  item: z.string().nullable(),
  destination: z.string(),
  nickname: z.string().nullable(),
  price: rupiah.nullable(),
  /** Selling price of the partner; null where no rule reaches it, and for those who may not know selling prices. */
  selling_price: rupiah.nullable(),
  problem: z.string().nullable(),
  duplicate: z.string().nullable(),
  again: z.boolean(),
  operator: bulkOperator.nullable(),
  ported: z.boolean(),
  /** Null for everything that has a price. */
  bill: bulkBill.nullable(),
});
export type BulkLine = z.infer<typeof bulkLine>;

/** Dry run: nothing is bought, and nothing kept but what bills came to. */
export const checkBulk = endpoint({
  method: 'POST',
  path: '/v1/crm/bulk/check',
  object: ORDER,
  summary: 'Periksa baris pesanan massal',
  body: z.strictObject({
    rows: z
      .array(
        typedRow.extend({
          /** Rupiah as an earlier look told it; left out the supplier is asked. */
          known_price: rupiah.min(1).optional(),
        }),
      )
      .min(1)
      .max(MOST_BULK_ROWS),
  }),
  reply: z.object({
    rows: z.array(bulkLine),
    /** Rupiah of the main balance. */
    balance: rupiah,
    /** A batch of the last 24 hours with the very same items and destinations. */
    same: z.object({ id, code: z.string(), at: instant }).nullable(),
    /** Destinations whose nickname was not asked for, because there were too many or it took too long. */
    nicknames_left: z.int(),
    /** Bills whose biller was not asked, because it took too long. */
    bills_left: z.int(),
  }),
});

export const bulkOutcome = z.enum(BULK_OUTCOMES);

export const bulkRow = z.object({
  id,
  place: z.int(),
  line: z.string(),
  brand: z.string(),
  item: z.string(),
  sku: z.string(),
  destination: z.string(),
  nickname: z.string().nullable(),
  price: rupiah,
  /** It pays a bill: once more only by a new look at it. */
  is_bill: z.boolean(),
  outcome: bulkOutcome,
  /** Why nothing was bought, or why its order failed. */
  reason: z.string().nullable(),
  order: z.object({ id, code: z.string(), sn: z.string().nullable(), refund: rupiah }).nullable(),
});
export type BulkRow = z.infer<typeof bulkRow>;

export const bulkBatch = z.object({
  id,
  code: z.string(),
  /** `BULK`. */
  status: z.int(),
  /** Why it waits without having been told to. */
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
  /** Rupiah: approved; taken from the balance so far; of this paid back. */
  planned: rupiah,
  spent: rupiah,
  refunded: rupiah,
  /** What `retryBulk` would buy at today's prices; null while it runs or when nothing has failed. */
  retry: z.object({ count: z.int(), total: rupiah }).nullable(),
  rows: z.array(bulkRow),
});
export type BulkBatch = z.infer<typeof bulkBatch>;

/** Approves a batch once per key: from here on each row carries a key of its own. */
export const createBulk = endpoint({
  method: 'POST',
  path: '/v1/crm/bulk/create',
  object: ORDER,
  summary: 'Beli pesanan massal dengan saldo',
  headers: z.object({ 'idempotency-key': z.uuid() }),
  body: z.strictObject({
    rows: z
      .array(
        typedRow.extend({
          /** Rupiah that was seen; another price, or a bill that was not seen, is refused with 409 CHANGED_SINCE_SEEN. */
          price: rupiah.min(1),
        }),
      )
      .min(1)
      .max(MOST_BULK_ROWS),
    /** The same items and destinations as a batch of today are meant once more. */
    same_again: z.boolean().default(false),
    pin: askedPin,
  }),
  reply: bulkBatch,
});
export type CreateBulkInput = z.input<typeof createBulk.body>;

/** What became of a key whose answer was lost: the batch, or null when none was made. */
export const getBulkByKey = endpoint({
  method: 'GET',
  path: '/v1/crm/bulk/by-key/:key',
  object: ORDER,
  summary: 'Pesanan massal menurut kunci idempotensi',
  params: z.strictObject({ key: z.uuid() }),
  reply: z.object({ id, code: z.string() }).nullable(),
});

export const getBulk = endpoint({
  method: 'GET',
  path: '/v1/crm/bulk/:id',
  object: ORDER,
  summary: 'Pesanan massal dengan baris-barisnya',
  params: idParams,
  reply: bulkBatch,
});

/** `stop`: what waits is never bought. Orders that are made already go on. */
export const steerBulk = endpoint({
  method: 'PUT',
  path: '/v1/crm/bulk/:id/course',
  object: ORDER,
  summary: 'Jeda, lanjutkan, atau hentikan pesanan massal',
  params: idParams,
  body: z.strictObject({ to: z.enum(['pause', 'resume', 'stop']) }),
  reply: bulkBatch,
});

/** Buys once more what has certainly failed, at the prices that were seen; bills are looked at anew instead. */
export const retryBulk = endpoint({
  method: 'POST',
  path: '/v1/crm/bulk/:id/retry',
  object: ORDER,
  summary: 'Ulangi pesanan massal yang gagal',
  params: idParams,
  body: z.strictObject({ expected_total: rupiah.min(1), pin: askedPin }),
  reply: bulkBatch,
});

export const exportBulk = download({
  path: '/v1/crm/bulk/export',
  object: ORDER,
  summary: 'Unduh hasil pesanan massal',
  query: z.strictObject({ id, format: exportFormat }),
});
