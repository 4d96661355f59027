import { z } from 'zod';
import { askedPin } from '../../../core/contract/asked-pin';
import { get, OWNER_ONLY, post } from '../../../core/contract/endpoint';
import { id, idParams, instant, line, nothing, orNull, rupiah } from '../../../core/contract/shapes';
import { type BillPaymentInput, billPaymentInput } from './postpaid';
import { type CreateTransactionInput, createTransactionInput } from './transaction';

/** Milliseconds that an order waits for the owner, by the database's clock. */
export const APPROVAL_TIME = 10 * 60_000;
export const MOST_APPROVALS = 5;

export type ApprovalRequest = Omit<CreateTransactionInput, 'pin'> | Omit<BillPaymentInput, 'pin'>;

export const orderApproval = z.object({
  id,
  /** `APPROVAL`; expired from `expires_at` on, even before a job marks it. */
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
  total: rupiah,
  /** The exceeded limit and its rest at the request, in rupiah. Null for people who may not see cost. */
  rule: z.enum(['order', 'day', 'month']),
  limit: rupiah,
  left: rupiah.nullable(),
  customer_name: z.string().nullable(),
  note: z.string().nullable(),
  asked_by: z.string(),
  is_own: z.boolean(),
  created_at: instant,
  expires_at: instant,
  decided_at: instant.nullable(),
  /** Null while waiting and after expiry. */
  decided_by: z.string().nullable(),
  reason: z.string().nullable(),
  order: z.object({ id, code: z.string(), status: z.int(), refunded: z.int() }).nullable(),
  server_time: instant,
});
export type OrderApproval = z.infer<typeof orderApproval>;

const ORDER = 'product.order';
const PATH = '/v1/crm/approval';
const askHeaders = z.object({ 'idempotency-key': z.uuid() });

/**
 * Asks the owner to approve an order above a limit; moves no money. The same key returns the same request. Throws what
 * buying throws before its debit, APPROVAL_NOT_NEEDED, APPROVAL_WAITING `{ id }`, APPROVALS_FULL.
 */
export const askApproval = post(`${PATH}/order`, ORDER, {
  summary: 'Minta persetujuan pesanan di atas batas',
  headers: askHeaders,
  body: createTransactionInput,
  reply: orderApproval,
});

export const askBillApproval = post(`${PATH}/bill`, ORDER, {
  summary: 'Minta persetujuan pembayaran tagihan di atas batas',
  headers: askHeaders,
  body: billPaymentInput,
  reply: orderApproval,
});

/** Own requests, or everybody's for an owner; earliest expiry first. */
export const listWaitingApprovals = get(`${PATH}/waiting`, ORDER, {
  summary: 'Pesanan yang menunggu persetujuan',
  reply: z.array(orderApproval),
});

export const getApproval = get(`${PATH}/:id`, ORDER, {
  summary: 'Rincian permintaan persetujuan',
  params: idParams,
  reply: orderApproval,
});

/**
 * Buys on behalf of the requester in the same transaction; repeating returns the same answer. Throws APPROVAL_ENDED,
 * and what buying throws: then nothing is bought and the request stays open.
 */
export const approveOrder = post(`${PATH}/:id/approve`, OWNER_ONLY, {
  summary: 'Setujui pesanan di atas batas',
  params: idParams,
  body: z.strictObject({ pin: askedPin }),
  reply: orderApproval,
});

/** Throws APPROVAL_ENDED; repeating returns the same answer. */
export const refuseOrder = post(`${PATH}/:id/refuse`, OWNER_ONLY, {
  summary: 'Tolak pesanan di atas batas',
  params: idParams,
  body: z.strictObject({ reason: orNull(line(160)) }),
  reply: orderApproval,
});

/** Only for the requester. Throws APPROVAL_ENDED; repeating returns the same answer. */
export const cancelApproval = post(`${PATH}/:id/cancel`, ORDER, {
  summary: 'Batalkan permintaan persetujuan',
  params: idParams,
  body: nothing,
  reply: orderApproval,
});
