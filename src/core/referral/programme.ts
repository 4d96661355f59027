import { REFUNDED, TRANSACTION } from '../states';

/** Hundredths of a per cent of what a successful order cost (domain 3.9: 0,1 to 1 %). Kept with each commission. */
export const COMMISSION_RATE = 50;

/** Months, from its registration on, in which a partner's orders bring commission. */
export const VALID_MONTHS = 12;

/** Rupiah of an order that cost `base`: whole, rounded down. `rate` in hundredths of a per cent. */
export const commissionOf = (base: number, rate: number): number => Math.floor((base * rate) / 10_000);

/** Of what an order cost, the part that stayed with the portal. Statuses of specification 4. */
export const baseOf = ({ status, refunded, total, refund }: OrderEnd): number =>
  status === TRANSACTION.success || (status === TRANSACTION.failed && refunded === REFUNDED.part)
    ? Math.max(0, total - refund)
    : 0;

export interface OrderEnd {
  status: number;
  refunded: number;
  /** Rupiah, as is `refund`. */
  total: number;
  refund: number;
}

/** Why a partner's orders bring nothing to who named the code. */
export const barReasons = ['self', 'circle', 'nik', 'device', 'account'] as const;
export type BarReason = (typeof barReasons)[number];
