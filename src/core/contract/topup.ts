import { z } from 'zod';
import { rupiah as money } from '../format/money';
import { download, endpoint } from './endpoint';
import { payment, paymentInstruction } from './payment';
import { otherwise } from './reading';
import { id, idParams, instant, line, nothing, rupiah } from './shapes';
import { topupSummary } from './topup-list';

export const topup = topupSummary.extend({
  method_code: z.string(),
  /** Null when the operator credited it. */
  payment: payment.nullable(),
  instructions: z.array(paymentInstruction),
  credited_at: instant.nullable(),
  /** Of the main balance, once credited. */
  balance_after: rupiah.nullable(),
  /** `INV/2026/11/000123` once paid; null before, and for what the operator credited. */
  invoice_number: z.string().nullable(),
  /** Of the transfer, once a proof was sent (manual). */
  sender_name: z.string().nullable(),
  sender_bank: z.string().nullable(),
  /** Name of the kept file; its bytes are behind `TOPUP_PROOF_PATH`. */
  proof_name: z.string().nullable(),
  /** Why it waits for verification or was credited by the operator, for the partner to read. */
  note: z.string().nullable(),
  reject_reason: z.string().nullable(),
  created_by: z.string(),
  /** A live frame with a lower version is older than this. */
  version: z.int(),
  /** Page where a person pays in the sandbox; null with a real gateway, and once paid. */
  sandbox_url: z.string().nullable(),
  /** The countdown runs by this clock. */
  server_time: otherwise(instant, () => new Date().toISOString()),
});
export type Topup = z.infer<typeof topup>;

/** Bounds of a free amount; each method has bounds of its own within them. */
export const TOPUP_MIN = 10_000;
export const TOPUP_MOST = 1_000_000_000;
export const TOPUP_STEP = 1_000;
/** Top ups that may wait for payment at once. */
export const MOST_UNPAID = 3;

export const getTopupNominals = endpoint({
  method: 'GET',
  path: '/v1/crm/topup/nominals',
  object: 'topup',
  summary: 'Pilihan nominal top up',
  reply: z.object({
    nominals: z.array(z.object({ amount: rupiah, label: z.string(), is_popular: z.boolean() })),
    min: otherwise(rupiah, TOPUP_MIN),
    step: otherwise(rupiah, TOPUP_STEP),
    /** How many wait for payment now, and how many may. */
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
 * Makes one top up a key: the same key and body answer the same one. Errors: TOPUP_METHOD_UNKNOWN,
 * TOPUP_METHOD_CLOSED, TOPUP_METHOD_MAINTENANCE, TOPUP_METHOD_FULL, TOPUP_BELOW_MIN, TOPUP_ABOVE_MAX,
 * TOPUP_UNPAID_LIMIT, IDEMPOTENCY_CONFLICT, PAYMENT_UNAVAILABLE (the gateway did not answer: the same key may be
 * sent again).
 */
export const createTopup = endpoint({
  method: 'POST',
  path: '/v1/crm/topup',
  object: 'topup.action',
  summary: 'Buat top up',
  headers: z.object({ 'idempotency-key': z.uuid() }),
  body: createTopupInput,
  reply: topup,
});

export const getTopup = endpoint({
  method: 'GET',
  path: '/v1/crm/topup/:id',
  object: 'topup',
  summary: 'Rincian top up',
  params: idParams,
  reply: topup,
});

/** Only while it waits for payment; else TOPUP_NOT_WAITING. */
export const cancelTopup = endpoint({
  method: 'POST',
  path: '/v1/crm/topup/:id/cancel',
  object: 'topup.action',
  summary: 'Batalkan top up',
  params: idParams,
  body: nothing,
  reply: topup,
});

/** Asks the gateway once, should its callback have been lost; a payment it knows of is credited with the answer. */
export const checkTopup = endpoint({
  method: 'POST',
  path: '/v1/crm/topup/:id/check',
  object: 'topup',
  summary: 'Cek status pembayaran top up',
  params: idParams,
  body: nothing,
  reply: topup,
});

/** Text fields of a proof; the form has them beside the part `file`. */
export const topupProofInput = z.strictObject({
  sender_name: line(60).min(3),
  sender_bank: line(40).min(2),
});
/** JPG, PNG or PDF. */
export const MAX_PROOF_BYTES = 2 * 1024 * 1024;
/**
 * Of a manual transfer. `POST` (topup.action): multipart, `topupProofInput` and a part named `file`; answers a
 * `topup` in status 5. Also after expiry, for who paid in time and told late. Errors: FILE_REQUIRED, FILE_TOO_LARGE,
 * PROOF_TYPE, VALIDATION_FAILED, TOPUP_NOT_WAITING. `GET` (topup): the kept file.
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
  /** From the billing information; without one, name, e-mail and phone of the account. Empty text where unknown. */
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
  /** The total in Indonesian words, with `rupiah` at the end. */
  in_words: z.string(),
  /** Where whoever holds the paper sees whether it is genuine; also its QR code. */
  verify_url: z.url(),
});
export type TopupInvoice = z.infer<typeof topupInvoice>;

/** A page of the server, open to everyone who knows the seal; a wrong one is not found. */
export const invoiceCheckPath = (topupId: string, seal: string): string => `/invoice/${topupId}/${seal}`;

/** Of a paid top up; before that 409 TOPUP_NOT_PAID. */
export const getTopupInvoice = endpoint({
  method: 'GET',
  path: '/v1/crm/topup/:id/invoice',
  object: 'topup',
  summary: 'Invoice top up',
  params: idParams,
  reply: topupInvoice,
});

/** The same as a PDF of one page. */
export const downloadTopupInvoice = download({
  path: '/v1/crm/topup/invoice/pdf',
  object: 'topup',
  summary: 'Unduh invoice top up',
  query: z.strictObject({ id }),
});
