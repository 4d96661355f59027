import { z } from 'zod';
import { download, get, post } from '../../../core/contract/endpoint';
import { payment, paymentInstruction } from '../../../core/contract/payment';
import { otherwise } from '../../../core/contract/reading';
import { id, idParams, instant, line, nothing, rupiah } from '../../../core/contract/shapes';
import { rupiah as money } from '../../../core/format/money';
import { topupSummary } from './topup-list';

export const topup = topupSummary.extend({
  method_code: z.string(),
  /** Null if credited by the operator. */
  payment: payment.nullable(),
  instructions: z.array(paymentInstruction),
  credited_at: instant.nullable(),
  balance_after: rupiah.nullable(),
  /** `INV/2026/11/000123` once paid; null before, and for credits by the operator. */
  invoice_number: z.string().nullable(),
  sender_name: z.string().nullable(),
  sender_bank: z.string().nullable(),
  proof_name: z.string().nullable(),
  note: z.string().nullable(),
  reject_reason: z.string().nullable(),
  created_by: z.string(),
  /** Live frames with a lower version are older. */
  version: z.int(),
  /** Payment page of the sandbox; null with a real gateway, and once paid. */
  sandbox_url: z.string().nullable(),
  server_time: otherwise(instant, () => new Date().toISOString()),
});
export type Topup = z.infer<typeof topup>;

/** Bounds of a free amount; methods may be narrower. */
export const TOPUP_MIN = 10_000;
export const TOPUP_MOST = 1_000_000_000;
export const TOPUP_STEP = 1_000;
export const MOST_UNPAID = 3;

export const getTopupNominals = get('/v1/crm/topup/nominals', 'topup', {
  summary: 'Pilihan nominal top up',
  reply: z.object({
    nominals: z.array(z.object({ amount: rupiah, label: z.string(), is_popular: z.boolean() })),
    min: otherwise(rupiah, TOPUP_MIN),
    step: otherwise(rupiah, TOPUP_STEP),
    unpaid: z.int(),
    most_unpaid: otherwise(z.int(), MOST_UNPAID),
  }),
});

export const createTopupInput = z.strictObject({
  amount: rupiah
    .min(TOPUP_MIN, `Minimal top up ${money(TOPUP_MIN)}.`)
    .max(TOPUP_MOST)
    .multipleOf(TOPUP_STEP, `Nominal harus kelipatan ${money(TOPUP_STEP)}.`),
  method_code: z.string().regex(/^[A-Z0-9_]{2,20}$/),
});
export type CreateTopupInput = z.input<typeof createTopupInput>;

/**
 * One top-up per key: the same key and body return the same one. Errors: TOPUP_METHOD_UNKNOWN, TOPUP_METHOD_CLOSED,
 * TOPUP_METHOD_MAINTENANCE, TOPUP_METHOD_FULL, TOPUP_BELOW_MIN, TOPUP_ABOVE_MAX, TOPUP_UNPAID_LIMIT,
 * IDEMPOTENCY_CONFLICT, PAYMENT_UNAVAILABLE (the gateway did not answer: retry with the same key).
 */
export const createTopup = post('/v1/crm/topup', 'topup.action', {
  summary: 'Buat top up',
  headers: z.object({ 'idempotency-key': z.uuid() }),
  body: createTopupInput,
  reply: topup,
});

export const getTopup = get('/v1/crm/topup/:id', 'topup', {
  summary: 'Rincian top up',
  params: idParams,
  reply: topup,
});

/** Throws TOPUP_NOT_WAITING unless it waits for payment. */
export const cancelTopup = post('/v1/crm/topup/:id/cancel', 'topup.action', {
  summary: 'Batalkan top up',
  params: idParams,
  body: nothing,
  reply: topup,
});

/** Polls the gateway once in case a callback was lost; a confirmed payment is credited before the answer. */
export const checkTopup = post('/v1/crm/topup/:id/check', 'topup', {
  summary: 'Cek status pembayaran top up',
  params: idParams,
  body: nothing,
  reply: topup,
});

export const topupProofInput = z.strictObject({
  sender_name: line(60).min(3),
  sender_bank: line(40).min(2),
});
export const MAX_PROOF_BYTES = 2 * 1024 * 1024;
/**
 * Manual transfers. `POST` (topup.action): multipart, `topupProofInput` and a part named `file`; returns a `topup` in
 * status 5. Also accepted after expiry, for payments made in time. Errors: FILE_REQUIRED, FILE_TOO_LARGE, FILE_FORMAT,
 * VALIDATION_FAILED, TOPUP_NOT_WAITING. `GET` (topup): the stored file.
 */
export const TOPUP_PROOF_PATH = '/v1/crm/topup/:id/proof';

export const topupInvoice = z.object({
  number: z.string(),
  issued_at: instant,
  paid_at: instant,
  seller: z.object({
    name: z.string(),
    brand: z.string(),
    address: z.string(),
    npwp: z.string(),
    email: z.string(),
    phone: z.string(),
  }),
  /** From the billing information, else the account. Unknown fields are empty. */
  buyer: z.object({
    name: z.string(),
    company: z.string(),
    npwp: z.string(),
    address: z.string(),
    email: z.string(),
    phone: z.string(),
  }),
  topup_id: id,
  topup_code: z.string(),
  method_name: z.string(),
  lines: z.array(z.object({ description: z.string(), amount: rupiah })),
  total: rupiah,
  /** Total in Indonesian words, ending in `rupiah`. */
  in_words: z.string(),
  /** Public page that verifies the paper; also in its QR code. */
  verify_url: z.url(),
});
export type TopupInvoice = z.infer<typeof topupInvoice>;

/** Public page for everyone who knows the seal; a wrong seal is not found. */
export const invoiceCheckPath = (topupId: string, seal: string): string => `/invoice/${topupId}/${seal}`;

/** Throws 409 TOPUP_NOT_PAID before payment. */
export const getTopupInvoice = get('/v1/crm/topup/:id/invoice', 'topup', {
  summary: 'Invoice top up',
  params: idParams,
  reply: topupInvoice,
});

export const downloadTopupInvoice = download('/v1/crm/topup/invoice/pdf', 'topup', {
  summary: 'Unduh invoice top up',
  query: z.strictObject({ id }),
});
