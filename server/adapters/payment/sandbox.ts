import { randomInt } from 'node:crypto';
import { z } from 'zod';
import type { Payment } from '../../../src/core/contract/payment';
import { isSignedWith } from './hmac';
import type { Charge, PaymentGateway } from './payment';
import { qrisText } from './qris-text';
import type { SandboxBook } from './sandbox-book';

export const sandboxCallback = z.object({
  event_id: z.string().min(1).max(60),
  reference: z.string().max(40),
  merchant_ref: z.uuid(),
  status: z.enum(['paid', 'expired', 'failed']),
  amount: z.int(),
  paid_at: z.iso.datetime({ offset: true }).nullable(),
});
export type SandboxCallback = z.infer<typeof sandboxCallback>;

/** Bank prefixes of account numbers (domain 3.6: 11 to 18 digits in all). */
const prefixes: Record<string, { prefix: string; digits: number }> = {
  BCAVA: { prefix: '12608', digits: 11 },
  BRIVA: { prefix: '26215', digits: 11 },
  MANDIRIVA: { prefix: '8908', digits: 12 },
  BNIVA: { prefix: '8578', digits: 12 },
  PERMATAVA: { prefix: '8856', digits: 12 },
  MYBVA: { prefix: '7828', digits: 12 },
  SMSVA: { prefix: '8890', digits: 12 },
};

export function createSandboxGateway({
  book,
  isOpen,
  pageOf,
}: {
  book: SandboxBook;
  isOpen: PaymentGateway['isOpen'];
  /** Page for paying in place of a bank. */
  pageOf: (reference: string) => string;
}): PaymentGateway {
  return {
    name: 'sandbox',
    isOpen,
    serves: () => true,

    create: async (charge) => {
      const { reference: merchant, amount, expiresAt } = charge;
      const reference = `SBX-${digits(14)}`;
      const kept = await book.open({ reference, merchant_ref: merchant, amount, expires_at: expiresAt });
      return {
        gatewayReference: kept.reference,
        payment: paymentOf(charge, pageOf(merchant)),
        expiresAt: kept.expires_at,
      };
    },

    verify: async (headers, raw) => {
      const told = sandboxCallback.safeParse(jsonOf(raw));
      if (!told.success || !(await isOpen())) return { refused: 'signature' };
      const { event_id, reference, merchant_ref, status, amount, paid_at } = told.data;
      const kept = await book.byReference(reference);
      if (!kept || !isSignedWith(kept.secret, raw, headers['x-callback-signature'])) {
        return { refused: 'signature' };
      }
      // The key of one payment must not sign for another.
      if (kept.merchant_ref !== merchant_ref) return { refused: 'signature' };
      return {
        event: {
          eventId: event_id,
          reference: merchant_ref,
          gatewayReference: reference,
          status,
          amount,
          paidAt: paid_at,
        },
      };
    },

    status: async (gatewayReference) => {
      const kept = await book.byReference(gatewayReference);
      if (!kept || kept.status === 'unpaid') return null;
      return {
        eventId: `${kept.reference}:${kept.status}`,
        reference: kept.merchant_ref,
        gatewayReference,
        status: kept.status,
        amount: kept.paid_amount ?? kept.amount,
        paidAt: kept.paid_at,
      };
    },
  };
}

function paymentOf({ kind, brand, method, amount, code }: Charge, page: string): Payment {
  switch (kind) {
    case 'va': {
      const { prefix, digits: own } = prefixes[method] ?? { prefix: '9900', digits: 12 };
      return { kind, bank: brand, va_number: prefix + digits(own) };
    }
    case 'qris':
      return { kind, qr_string: qrisText({ amount, reference: code }) };
    case 'ewallet':
      return { kind, wallet: brand, deeplink: page };
    case 'retail':
      return { kind, outlet: brand, code: `LMB${digits(9)}` };
  }
}

const digits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('');

function jsonOf(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    return null;
  }
}
