import { z } from 'zod';
import { TOPUP_FEE_BEARER } from '../states';
import { get } from './endpoint';
import { named, otherwise, textOf } from './reading';
import { instant, rupiah } from './shapes';

export const paymentKind = z.enum(['va', 'qris', 'ewallet', 'retail', 'manual']);
export type PaymentKind = z.infer<typeof paymentKind>;

export const paymentInstruction = z.object({ channel: z.string(), steps: z.array(z.string()) });
export type PaymentInstruction = z.infer<typeof paymentInstruction>;

/** Payment method of a top-up (domain 3.6). Methods that the gateway does not offer are omitted. */
export const paymentMethod = z.object({
  code: named(z.string()),
  name: otherwise(z.string(), ({ code }) => textOf(code)),
  kind: paymentKind,
  group: otherwise(
    z.enum(['Virtual Account', 'QRIS', 'E-Wallet', 'Retail', 'Transfer Manual', 'Lainnya']),
    'Lainnya',
  ),
  note: z.string(),
  fee_flat: otherwise(rupiah, 0),
  /** Hundredths of a percent of the amount: 70 is 0.70 %. */
  fee_bps: z.int(),
  fee_bearer: otherwise(z.literal(Object.values(TOPUP_FEE_BEARER)), TOPUP_FEE_BEARER.unknown),
  min: otherwise(rupiah, 0),
  max: otherwise(rupiah, 1_000_000_000),
  expiry_minutes: z.int(),
  /** Adds 1 to 999 rupiah to the amount; it is credited too. */
  use_unique_code: z.boolean(),
  /** `HH:mm` in Asia/Jakarta; null means always open. */
  open_hours: z.object({ from: z.string(), to: z.string() }).nullable(),
  is_open: otherwise(z.boolean(), true),
  /** Null while open. */
  opens_at: instant.nullable(),
  is_maintenance: z.boolean(),
  instructions: z.array(paymentInstruction),
});
export type PaymentMethod = z.infer<typeof paymentMethod>;

export const listPaymentMethods = get('/v1/crm/payment-methods', 'topup', {
  summary: 'Metode pembayaran top up',
  reply: z.array(paymentMethod),
});

export const listManualMethods = get('/v1/crm/manual-payment-methods', 'topup', {
  summary: 'Metode transfer manual top up',
  reply: z.array(paymentMethod),
});

/** Payment details by kind. Numbers are text, because they may begin with 0. */
export const payment = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('va'), bank: z.string(), va_number: z.string() }),
  /** EMVCo text of the QR code; the page draws it. */
  z.object({ kind: z.literal('qris'), qr_string: z.string() }),
  /** `deeplink`: an `https://` URL, or a path of this server in the sandbox. */
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
 * Gateway callback: a JSON body signed in its headers, so it bypasses our validators. 200 for accepted and repeated
 * ones, 401 PAYMENT_SIGNATURE for a wrong signature; also during maintenance.
 */
export const PAYMENT_CALLBACK_PATH = '/v1/callback/payment/:gateway';

/** Page of the sandbox gateway, with demo data only. */
export const sandboxPaymentPath = (id: string): string => `/sandbox/payment/${id}`;
