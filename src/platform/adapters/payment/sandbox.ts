import { randomInt } from 'node:crypto';
import { z } from 'zod';
import type { Payment } from '../../../core/contract/payment';
import { isSignedWith } from './hmac';
import type { Charge, PaymentGateway } from './payment';
import type { SandboxBook } from './sandbox-book';

const field = (tag: string, value: string): string =>
  `${tag}${String(value.length).padStart(2, '0')}${value}`;

/** Text of a dynamic QRIS code for an exact amount in rupiah, with checksum. */
function qrisText({ amount, reference }: { amount: number; reference: string }): string {
  const merchant =
    field('00', 'ID.CO.SANDBOX.WWW') +
    field('01', '936009990000000017') +
    field('02', '000000000017') +
    field('03', 'UKE');
  const national = field('00', 'ID.CO.QRIS.WWW') + field('02', 'ID1020000000017') + field('03', 'UKE');
  const unsealed = [
    field('00', '01'),
    field('01', '12'),
    field('26', merchant),
    field('51', national),
    field('52', '5816'),
    field('53', '360'),
    field('54', String(amount)),
    field('58', 'ID'),
    field('59', 'SANDBOX'),
    field('60', 'JAKARTA'),
    field('61', '10110'),
    field('62', field('05', reference)),
    '6304',
  ].join('');
  return unsealed + checkSum(unsealed);
}

/** CRC-16/CCITT-FALSE in four hex digits, required by EMVCo. */
function checkSum(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, 'utf8')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

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
  /** Payment page that simulates a bank. */
  pageOf: (reference: string) => string;
}): PaymentGateway {
  return {
    name: 'sandbox',
    isOpen,
    serves: () => true,

    // `create` opens one payment for a reference, however often it is called.
    find: async () => null,

    create: async (charge) => {
      const { reference: merchant, amount, expiresAt } = charge;
      const reference = `SBX-${digits(14)}`;
      const opened = await book.open({ reference, merchant_ref: merchant, amount, expires_at: expiresAt });
      return {
        gatewayReference: opened.reference,
        payment: paymentOf(charge, pageOf(merchant)),
        expiresAt: opened.expires_at,
      };
    },

    verify: async (headers, raw) => {
      const parsed = sandboxCallback.safeParse(jsonOf(raw));
      if (!parsed.success || !(await isOpen())) return { refused: 'signature' };
      const { event_id, reference, merchant_ref, status, amount, paid_at } = parsed.data;
      const payment = await book.byReference(reference);
      if (!payment || !isSignedWith(payment.secret, raw, headers['x-callback-signature'])) {
        return { refused: 'signature' };
      }
      // The key of one payment must not sign for another.
      if (payment.merchant_ref !== merchant_ref) return { refused: 'signature' };
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
      const payment = await book.byReference(gatewayReference);
      if (!payment || payment.status === 'unpaid') return null;
      return {
        eventId: `${payment.reference}:${payment.status}`,
        reference: payment.merchant_ref,
        gatewayReference,
        status: payment.status,
        amount: payment.paid_amount ?? payment.amount,
        paidAt: payment.paid_at,
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
