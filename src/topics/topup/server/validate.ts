import { TOPUP } from '../../../core/states';
import type { PaymentEvent } from '../../../platform/adapters/payment/payment';

/** Result of a payment event. Only `credited` moves money. */
export type Verdict =
  | 'credited'
  /** Paid after expiry or cancellation: reviewed by a person. */
  | 'late'
  | 'wrong_amount'
  /** The known payment, repeated. */
  | 'repeated'
  /** A second payment of a paid top up. */
  | 'paid_twice'
  | 'refunded'
  | 'expired'
  | 'failed'
  | 'ignored'
  | 'unknown';

export interface Validated {
  /** Stored status: `TOPUP.waiting` until marked, even after expiry. */
  status: number;
  invoice_paid_amount: number;
  expires_at: string | null;
  paid_at: string | null;
}

export const isPayable = (status: number): boolean => payable.includes(status);

const payable: readonly number[] = [TOPUP.waiting, TOPUP.expired, TOPUP.cancelled];

/** Evaluates an event against the current top up; independent of order and repetition. */
export function validate(event: PaymentEvent, topup: Validated): Verdict {
  const { status } = topup;
  switch (event.status) {
    case 'expired':
      return status === TOPUP.waiting ? 'expired' : 'ignored';
    case 'failed':
      return status === TOPUP.waiting ? 'failed' : 'ignored';
    case 'refunded':
      return 'refunded';
    case 'paid':
      if (event.amount !== topup.invoice_paid_amount) return 'wrong_amount';
      // Paid, in review or decided: the same payment, or another one.
      if (topup.paid_at !== null || !isPayable(status)) {
        return isSamePayment(event.paidAt, topup.paid_at) ? 'repeated' : 'paid_twice';
      }
      return status === TOPUP.cancelled || isAfter(event.paidAt, topup.expires_at) ? 'late' : 'credited';
  }
}

const isAfter = (at: string | null, limit: string | null): boolean =>
  at !== null && limit !== null && Date.parse(at) > Date.parse(limit);

/** Gateways report payment times to the second; an event without a time counts as the same payment. */
const isSamePayment = (one: string | null, other: string | null): boolean =>
  one === null ||
  other === null ||
  Math.floor(Date.parse(one) / 1000) === Math.floor(Date.parse(other) / 1000);
