import { PAYMENT } from '../../../core/states';
import type { PaymentEvent } from '../../../platform/adapters/payment/payment';

/** Result of a payment event. Only `credited` moves money, and `late` of a website order. */
export type Verdict =
  | 'credited'
  /** Paid after expiry or cancellation: decided by a person. */
  | 'late'
  | 'wrong_amount'
  /** The known payment, repeated. */
  | 'repeated'
  /** A second payment of a paid top up or order. */
  | 'paid_twice'
  | 'refunded'
  | 'expired'
  | 'failed'
  | 'ignored'
  | 'unknown';

export interface Validated {
  /** Top ups number their open states like website orders. Waiting until marked, even after expiry. */
  status: number;
  /** Exact amount in rupiah. */
  due: number;
  expires_at: string | null;
  paid_at: string | null;
}

export const isPayable = (status: number): boolean => payable.includes(status);

const payable: readonly number[] = [PAYMENT.waiting, PAYMENT.expired, PAYMENT.failed];

/** Evaluates an event against the current top up or order; independent of order and repetition. */
export function validate(event: PaymentEvent, { status, due, expires_at, paid_at }: Validated): Verdict {
  switch (event.status) {
    case 'expired':
      return status === PAYMENT.waiting ? 'expired' : 'ignored';
    case 'failed':
      return status === PAYMENT.waiting ? 'failed' : 'ignored';
    case 'refunded':
      return 'refunded';
    case 'paid':
      if (event.amount !== due) return 'wrong_amount';
      // Paid, in review or decided: the same payment, or another one.
      if (paid_at !== null || !isPayable(status)) {
        return isSamePayment(event.paidAt, paid_at) ? 'repeated' : 'paid_twice';
      }
      return status === PAYMENT.failed || isAfter(event.paidAt, expires_at) ? 'late' : 'credited';
  }
}

const isAfter = (at: string | null, limit: string | null): boolean =>
  at !== null && limit !== null && Date.parse(at) > Date.parse(limit);

/** Gateways report payment times to the second; an event without a time counts as the same payment. */
const isSamePayment = (one: string | null, other: string | null): boolean =>
  one === null ||
  other === null ||
  Math.floor(Date.parse(one) / 1000) === Math.floor(Date.parse(other) / 1000);
