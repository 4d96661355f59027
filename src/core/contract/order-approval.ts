import { z } from 'zod';
import { askedPin } from './asked-pin';
import { endpoint, OWNER_ONLY } from './endpoint';
import { type BillPaymentInput, billPaymentInput } from './postpaid';
import { id, idParams, instant, line, nothing, orNull, rupiah } from './shapes';
import { type CreateTransactionInput, createTransactionInput } from './transaction';

/** Milliseconds that an order waits for the owner, by the clock of the database. */
export const APPROVAL_TIME = 10 * 60_000;
/** Orders of one person that may wait at once; the table holds it too. */
export const MOST_APPROVALS = 5;

/** What would be bought, without the PIN. */
export type ApprovalRequest = Omit<CreateTransactionInput, 'pin'> | Omit<BillPaymentInput, 'pin'>;

/** An order above a limit of a sub-account, and what became of it. */
export const orderApproval = z.object({
  id,
  /** `APPROVAL`; expired from `expires_at` on, whether or not somebody has looked. */
  status: z.int(),
  brand_id: id,
  product_name: z.string(),
  product_key: z.string(),
  product_image: z.string().nullable(),
  monogram: z.string(),
  item_name: z.string(),
  destination: z.string(),
  nickname: z.string().nullable(),
  qty: z.int(),
  /** Rupiah in all. */
  total: rupiah,
  /** The limit that it passes, and what was left of it when it was asked for; rupiah. Null for whoever may not know costs. */
  rule: z.enum(['order', 'day', 'month']),
  limit: rupiah,
  left: rupiah.nullable(),
  customer_name: z.string().nullable(),
  note: z.string().nullable(),
  asked_by: z.string(),
  /** The caller asked for it. */
  is_own: z.boolean(),
  created_at: instant,
  expires_at: instant,
  decided_at: instant.nullable(),
  /** Null where nobody decided: it waits, or time has passed. */
  decided_by: z.string().nullable(),
  /** Why it was refused, in the owner's words. */
  reason: z.string().nullable(),
  /** What it has become. */
  order: z.object({ id, code: z.string(), status: z.int(), refunded: z.int() }).nullable(),
  server_time: instant,
});
export type OrderApproval = z.infer<typeof orderApproval>;

const ORDER = 'product.order';
const PATH = '/v1/crm/approval';
const askHeaders = z.object({ 'idempotency-key': z.uuid() });

/**
 * Asks the owner for an order above a limit of amount; no money moves. The same key answers the same request. Throws what
 * buying throws before its debit, APPROVAL_NOT_NEEDED, APPROVAL_WAITING `{ id }`, APPROVALS_FULL.
 */
export const askApproval = endpoint({
  method: 'POST',
  path: `${PATH}/order`,
  object: ORDER,
  summary: 'Minta persetujuan pesanan di atas batas',
  headers: askHeaders,
  body: createTransactionInput,
  reply: orderApproval,
});

/** The same for the payment of a bill. */
export const askBillApproval = endpoint({
  method: 'POST',
  path: `${PATH}/bill`,
  object: ORDER,
  summary: 'Minta persetujuan pembayaran tagihan di atas batas',
  headers: askHeaders,
  body: billPaymentInput,
  reply: orderApproval,
});

/** Those that wait: the caller's own, and for an owner everybody's; the one that ends first is first. */
export const listWaitingApprovals = endpoint({
  method: 'GET',
  path: `${PATH}/waiting`,
  object: ORDER,
  summary: 'Pesanan yang menunggu persetujuan',
  reply: z.array(orderApproval),
});

/** To the owner, and to whoever asked. */
export const getApproval = endpoint({
  method: 'GET',
  path: `${PATH}/:id`,
  object: ORDER,
  summary: 'Rincian permintaan persetujuan',
  params: idParams,
  reply: orderApproval,
});

/**
 * Buys it in the name of whoever asked, with the same commit. What was approved before is answered again. Throws
 * APPROVAL_ENDED, and what buying throws: then nothing is bought, and it goes on waiting.
 */
export const approveOrder = endpoint({
  method: 'POST',
  path: `${PATH}/:id/approve`,
  object: OWNER_ONLY,
  summary: 'Setujui pesanan di atas batas',
  params: idParams,
  body: z.strictObject({ pin: askedPin }),
  reply: orderApproval,
});

/** Throws APPROVAL_ENDED; what was refused before is answered again. */
export const refuseOrder = endpoint({
  method: 'POST',
  path: `${PATH}/:id/refuse`,
  object: OWNER_ONLY,
  summary: 'Tolak pesanan di atas batas',
  params: idParams,
  body: z.strictObject({ reason: orNull(line(160)) }),
  reply: orderApproval,
});

/** By whoever asked for it. Throws APPROVAL_ENDED; what was cancelled before is answered again. */
export const cancelApproval = endpoint({
  method: 'POST',
  path: `${PATH}/:id/cancel`,
  object: ORDER,
  summary: 'Batalkan permintaan persetujuan',
  params: idParams,
  body: nothing,
  reply: orderApproval,
});
