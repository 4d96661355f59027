import { TOPUP } from '../../../../src/core/states';
import type { PaymentEvent } from '../../../adapters/payment/payment';

/** What becomes of an event of the gateway. Only `credited` moves money. */
export type Verdict =
  | 'credited'
  /** Paid when it could no longer be: a person looks at it, so that nothing is lost. */
  | 'late'
  | 'wrong_amount'
  /** The payment that is known already, told once more. */
  | 'repeated'
  /** A second payment for what was paid. */
  | 'paid_twice'
  | 'refunded'
  | 'expired'
  | 'failed'
  /** Says nothing that matters any more. */
  | 'ignored'
  /** No top up of ours. */
  | 'unknown';

export interface Judged {
  /** As stored: `TOPUP.waiting` until something marks it, even when its time is over. */
  status: number;
  invoice_paid_amount: number;
  expires_at: string | null;
  paid_at: string | null;
}

/** Not paid yet: a first payment can still come. */
export const isPayable = (status: number): boolean => payable.includes(status);

const payable: readonly number[] = [TOPUP.waiting, TOPUP.expired, TOPUP.cancelled];

/** Judges an event by the top up as it stands, whatever came before and however often. */
export function judge(event: PaymentEvent, topup: Judged): Verdict {
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
      // Paid, in review or decided: this is either the payment that made it so, or another one.
      if (topup.paid_at !== null || !isPayable(status)) {
        return isSamePayment(event.paidAt, topup.paid_at) ? 'repeated' : 'paid_twice';
      }
      return status === TOPUP.cancelled || isAfter(event.paidAt, topup.expires_at) ? 'late' : 'credited';
  }
}

const isAfter = (at: string | null, limit: string | null): boolean =>
  at !== null && limit !== null && Date.parse(at) > Date.parse(limit);

/** Gateways tell the time of a payment to the second; one that tells none is believed. */
const isSamePayment = (one: string | null, other: string | null): boolean =>
  one === null ||
  other === null ||
  Math.floor(Date.parse(one) / 1000) === Math.floor(Date.parse(other) / 1000);
