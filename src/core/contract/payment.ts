import { z } from 'zod';
import { TOPUP_FEE_BEARER } from '../states';
import { endpoint } from './endpoint';
import { named, otherwise } from './reading';
import { instant, rupiah } from './shapes';

export const paymentKind = z.enum(['va', 'qris', 'ewallet', 'retail', 'manual']);
export type PaymentKind = z.infer<typeof paymentKind>;

/** How to pay at one place, step by step (ATM, m-Banking, kasir …), in Indonesian. */
export const paymentInstruction = z.object({ channel: z.string(), steps: z.array(z.string()) });
export type PaymentInstruction = z.infer<typeof paymentInstruction>;

/** A way to pay a top up (domain 3.6). What the gateway does not offer is left out of the list. */
export const paymentMethod = z.object({
  code: named(z.string()),
  name: named(z.string()),
  kind: paymentKind,
  group: otherwise(
    z.enum(['Virtual Account', 'QRIS', 'E-Wallet', 'Retail', 'Transfer Manual', 'Lainnya']),
    'Lainnya',
  ),
  /** One line of help; empty when there is nothing to say. */
  note: z.string(),
  fee_flat: rupiah,
  /** Hundredths of a percent of the amount: 70 is 0,70 %. */
  fee_bps: z.int(),
  /** The partner pays no fee that we bear. */
  fee_bearer: otherwise(z.literal(Object.values(TOPUP_FEE_BEARER)), TOPUP_FEE_BEARER.unknown),
  /** Bounds of the amount, without fee and unique code. */
  min: otherwise(rupiah, 0),
  max: otherwise(rupiah, 1_000_000_000),
  expiry_minutes: z.int(),
  /** A code of 1 to 999 rupiah joins the amount, and comes to the balance as well. */
  use_unique_code: z.boolean(),
  /** `HH:mm` in Asia/Jakarta; null is around the clock. */
  open_hours: z.object({ from: z.string(), to: z.string() }).nullable(),
  is_open: otherwise(z.boolean(), true),
  /** When it opens next; null while it is open. */
  opens_at: instant.nullable(),
  is_maintenance: z.boolean(),
  instructions: z.array(paymentInstruction),
});
export type PaymentMethod = z.infer<typeof paymentMethod>;

/** Those of a gateway. Closed ones and those under maintenance are listed and say so; a top up with them is refused. */
export const listPaymentMethods = endpoint({
  method: 'GET',
  path: '/v1/crm/payment-methods',
  object: 'topup',
  summary: 'Metode pembayaran top up',
  reply: z.array(paymentMethod),
});

/** Transfers by hand to the company's own accounts. */
export const listManualMethods = endpoint({
  method: 'GET',
  path: '/v1/crm/manual-payment-methods',
  object: 'topup',
  summary: 'Metode transfer manual top up',
  reply: z.array(paymentMethod),
});

/** What the payer needs, by kind. Numbers are text: they may begin with 0. */
export const payment = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('va'), bank: z.string(), va_number: z.string() }),
  /** The text of the QR code (EMVCo); the page draws it. */
  z.object({ kind: z.literal('qris'), qr_string: z.string() }),
  /** `deeplink`: an `https://` address, or a path of this server in the sandbox. */
  z.object({ kind: z.literal('ewallet'), wallet: z.string(), deeplink: z.string() }),
  z.object({ kind: z.literal('retail'), outlet: z.string(), code: z.string() }),
  z.object({
    kind: z.literal('manual'),
    bank: z.string(),
    account_number: z.string(),
    account_holder: z.string(),
  }),
]);
export type Payment = z.infer<typeof payment>;

/**
 * The gateway's callback: a plain JSON body signed in its headers, so no validator of ours stands before it.
 * Answers 200 for accepted and repeated ones, 401 PAYMENT_SIGNATURE for a wrong signature; during maintenance too.
 */
export const PAYMENT_CALLBACK_PATH = '/v1/callback/payment/:gateway';

/** Page of the sandbox gateway for a top up, with demo data only. */
export const sandboxPaymentPath = (topupId: string): string => `/sandbox/payment/${topupId}`;
