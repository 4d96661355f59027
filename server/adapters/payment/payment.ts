import type { IncomingHttpHeaders } from 'node:http';
import type { Payment, PaymentKind } from '../../../src/core/contract/payment';

/** A payment to be asked for. */
export interface Charge {
  /** Our id of the top up; comes back as `reference` of every event. */
  reference: string;
  /** What people call it. */
  code: string;
  method: string;
  kind: Exclude<PaymentKind, 'manual'>;
  /** Bank, wallet or shop. */
  brand: string;
  /** Rupiah to be paid, to the rupiah. */
  amount: number;
  expiresAt: string;
  customer: { name: string; email: string; phone: string };
}

/** What the gateway made of it. */
export interface Charged {
  gatewayReference: string;
  payment: Payment;
  expiresAt: string;
}

/** What happened to a payment. */
export interface PaymentEvent {
  /** The gateway's name of the event, the same each time it is told. */
  eventId: string;
  /** `Charge.reference`. */
  reference: string;
  gatewayReference: string;
  status: 'paid' | 'expired' | 'failed' | 'refunded';
  /** Rupiah that the payer paid. */
  amount: number;
  /** Null when the gateway does not say. */
  paidAt: string | null;
}

/** `signature`: nobody we know signed it. `unreadable`: signed, but not in a shape that we know. */
export type Verified = { event: PaymentEvent } | { refused: 'signature' | 'unreadable' };

/** Nothing was charged, or nobody knows; the caller may ask again. */
export class GatewayError extends Error {
  override name = 'GatewayError';
}

/** Who takes the partners' money. */
export interface PaymentGateway {
  name: string;
  /** Whether it takes payments at all; the sandbox does so with demo data alone. */
  isOpen(): Promise<boolean>;
  serves(method: string): boolean;
  /** Throws `GatewayError`. */
  create(charge: Charge): Promise<Charged>;
  /** Judges a callback by its headers and the very bytes of its body. */
  verify(headers: IncomingHttpHeaders, raw: Buffer): Promise<Verified>;
  /** What became of a payment; null while it is unpaid or when the gateway does not know it. Throws `GatewayError`. */
  status(gatewayReference: string): Promise<PaymentEvent | null>;
}
