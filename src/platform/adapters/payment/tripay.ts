import { z } from 'zod';
import type { Payment } from '../../../core/contract/payment';
import { hmac, isSignedWith } from './hmac';
import { type Charge, type Charged, GatewayError, type PaymentEvent, type PaymentGateway } from './payment';

/** Closed-payment channels of Tripay that our methods support; the codes are equal. */
const CHANNELS = new Set([
  'BCAVA',
  'BRIVA',
  'MANDIRIVA',
  'BNIVA',
  'PERMATAVA',
  'MYBVA',
  'SMSVA',
  'QRIS',
  'OVO',
  'DANA',
  'SHOPEEPAY',
  'ALFAMART',
  'ALFAMIDI',
]);
const HOSTS = { production: 'https://tripay.co.id/api', sandbox: 'https://tripay.co.id/api-sandbox' };
const PATIENCE = 8_000;

export interface TripaySettings {
  apiKey: string;
  privateKey: string;
  merchantCode: string;
  /** Stands for a payer without an e-mail address, which Tripay requires. */
  email: string;
  mode: keyof typeof HOSTS;
  /** Defaults to Tripay's URL of the mode. */
  baseUrl?: string;
}

const status = z.enum(['UNPAID', 'PAID', 'EXPIRED', 'FAILED', 'REFUND']);
const statusWord = { PAID: 'paid', EXPIRED: 'expired', FAILED: 'failed', REFUND: 'refunded' } as const;

const transaction = z.object({
  reference: z.string(),
  merchant_ref: z.string(),
  /** Amount paid, including the payer's part of the fee. */
  amount: z.number(),
  fee_customer: z.number().default(0),
  pay_code: z.string().nullish(),
  pay_url: z.string().nullish(),
  checkout_url: z.string().nullish(),
  qr_string: z.string().nullish(),
  status,
  paid_at: z.number().nullish(),
  expired_time: z.number(),
});
const listed = z.array(transaction.pick({ reference: true, merchant_ref: true }));
const answer = z.object({ success: z.boolean(), message: z.string().default(''), data: z.unknown() });

const callback = z.object({
  reference: z.string(),
  merchant_ref: z.string(),
  total_amount: z.number(),
  status,
  paid_at: z.number().nullish(),
});

/**
 * Tripay, closed payments (https://tripay.co.id/developer). The merchant must pay the fees there, so that the
 * payer pays exactly what the portal shows.
 */
export function createTripay(settings: TripaySettings): PaymentGateway {
  const { apiKey, privateKey, merchantCode, email, mode, baseUrl = HOSTS[mode] } = settings;

  const ask = async <Shape extends z.ZodType>(
    shape: Shape,
    path: string,
    body?: unknown,
  ): Promise<z.output<Shape>> => {
    const response = await fetch(`${baseUrl}/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${apiKey}`,
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    }).catch((failure: unknown) => {
      throw new GatewayError('Tripay does not answer', { cause: failure });
    });
    const parsed = answer.safeParse(await response.json().catch(() => null));
    if (!parsed.success) throw new GatewayError(`Tripay answered ${response.status} in no known shape`);
    if (!parsed.data.success) throw new GatewayError(`Tripay refused: ${parsed.data.message}`);
    const found = shape.safeParse(parsed.data.data);
    if (!found.success) throw new GatewayError('Tripay answered a transaction in no known shape');
    return found.data;
  };

  const detailOf = (reference: string) =>
    ask(transaction, `transaction/detail?reference=${encodeURIComponent(reference)}`);

  return {
    name: 'tripay',
    isOpen: async () => true,
    serves: (method) => CHANNELS.has(method),

    find: async (charge) => {
      const query = new URLSearchParams({ merchant_ref: charge.reference });
      const found = await ask(listed, `merchant/transactions?${query}`);
      const own = found.find(({ merchant_ref }) => merchant_ref === charge.reference);
      return own ? chargedOf(charge, await detailOf(own.reference)) : null;
    },

    create: async (charge) => {
      const { reference, code, title, method, amount, expiresAt, customer } = charge;
      const made = await ask(transaction, 'transaction/create', {
        method,
        merchant_ref: reference,
        amount,
        customer_name: customer.name,
        customer_email: customer.email ?? email,
        customer_phone: customer.phone ?? undefined,
        order_items: [{ sku: code, name: title, price: amount, quantity: 1 }],
        expired_time: Math.floor(Date.parse(expiresAt) / 1000),
        signature: hmac(privateKey, merchantCode + reference + amount),
      });
      return chargedOf(charge, made);
    },

    verify: async (headers, raw) => {
      if (!isSignedWith(privateKey, raw, headers['x-callback-signature'])) return { refused: 'signature' };
      const parsed = callback.safeParse(jsonOf(raw));
      if (headers['x-callback-event'] !== 'payment_status' || !parsed.success)
        return { refused: 'unreadable' };
      const { reference, merchant_ref, total_amount, paid_at } = parsed.data;
      if (parsed.data.status === 'UNPAID') return { refused: 'unreadable' };
      return { event: eventOf(reference, merchant_ref, parsed.data.status, total_amount, paid_at) };
    },

    status: async (gatewayReference) => {
      const found = await detailOf(gatewayReference);
      if (found.status === 'UNPAID') return null;
      return eventOf(found.reference, found.merchant_ref, found.status, found.amount, found.paid_at);
    },
  };
}

/** Tripay sends no event id, so the content is used: repetitions are equal. */
function eventOf(
  gatewayReference: string,
  reference: string,
  word: keyof typeof statusWord,
  amount: number,
  paidAt: number | null | undefined,
): PaymentEvent {
  return {
    eventId: `${gatewayReference}:${word}:${amount}`,
    reference,
    gatewayReference,
    status: statusWord[word],
    amount,
    paidAt: paidAt ? new Date(paidAt * 1000).toISOString() : null,
  };
}

function chargedOf({ kind, brand, amount }: Charge, made: z.infer<typeof transaction>): Charged {
  if (made.amount !== amount || made.fee_customer !== 0) {
    throw new GatewayError('Tripay adds a fee for the payer: let the merchant carry the fees there');
  }
  return {
    gatewayReference: made.reference,
    payment: paymentOf(kind, brand, made),
    expiresAt: new Date(made.expired_time * 1000).toISOString(),
  };
}

function paymentOf(kind: Charge['kind'], brand: string, made: z.infer<typeof transaction>): Payment {
  const needed = (value: string | null | undefined): string => {
    if (!value) throw new GatewayError(`Tripay gave nothing to pay ${kind} with`);
    return value;
  };
  switch (kind) {
    case 'va':
      return { kind, bank: brand, va_number: needed(made.pay_code) };
    case 'qris':
      return { kind, qr_string: needed(made.qr_string) };
    case 'retail':
      return { kind, outlet: brand, code: needed(made.pay_code) };
    case 'ewallet': {
      const deeplink = needed(made.pay_url ?? made.checkout_url);
      if (!deeplink.startsWith('https://')) throw new GatewayError('Tripay gave a link that is not safe');
      return { kind, wallet: brand, deeplink };
    }
  }
}

function jsonOf(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    return null;
  }
}
