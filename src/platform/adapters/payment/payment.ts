import type { IncomingHttpHeaders } from 'node:http';
import type { Payment, PaymentKind } from '../../../core/contract/payment';

export interface Charge {
  /** Our id of the top up or website order; every event returns it as `reference`. */
  reference: string;
  code: string;
  /** Description that the payer reads. */
  title: string;
  method: string;
  kind: Exclude<PaymentKind, 'manual'>;
  /** Bank, wallet or shop. */
  brand: string;
  /** Exact amount in rupiah. */
  amount: number;
  expiresAt: string;
  customer: { name: string; email: string | null; phone: string | null };
}

export interface Charged {
  gatewayReference: string;
  payment: Payment;
  expiresAt: string;
}

export interface PaymentEvent {
  /** Id of the event, the same in repeated deliveries. */
  eventId: string;
  /** Equals `Charge.reference`. */
  reference: string;
  gatewayReference: string;
  status: 'paid' | 'expired' | 'failed' | 'refunded';
  /** Rupiah paid. */
  amount: number;
  paidAt: string | null;
}

/** `signature`: no valid signature. `unreadable`: signed, but of unknown shape. */
export type Verified = { event: PaymentEvent } | { refused: 'signature' | 'unreadable' };

/** Nothing was charged, or the result is unknown; the caller may retry. */
export class GatewayError extends Error {
  override name = 'GatewayError';
}

export interface PaymentGateway {
  name: string;
  /** True if it accepts payments; the sandbox does so with demo data only. */
  isOpen(): Promise<boolean>;
  serves(method: string): boolean;
  /** Charge that was created for this reference before; null if none is known. Throws `GatewayError`. */
  find(charge: Charge): Promise<Charged | null>;
  /** Throws `GatewayError`. */
  create(charge: Charge): Promise<Charged>;
  /** Verifies a callback by its headers and the raw bytes of its body. */
  verify(headers: IncomingHttpHeaders, raw: Buffer): Promise<Verified>;
  /** Payment event; null if unpaid or unknown to the gateway. Throws `GatewayError`. */
  status(gatewayReference: string): Promise<PaymentEvent | null>;
}
