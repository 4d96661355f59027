import { REFUNDED, TRANSACTION } from '../../core/states';

/** Hundredths of a percent of a successful order's cost (domain 3.9: 0.1 to 1 %). Stored with each commission. */
export const COMMISSION_RATE = 50;

/** Months after registration in which orders earn commission. */
export const VALID_MONTHS = 12;

/** Whole rupiah, rounded down. `rate` in hundredths of a percent. */
export const commissionOf = (base: number, rate: number): number => Math.floor((base * rate) / 10_000);

/** Cost of an order less refunds. Statuses of specification 4. */
export const baseOf = ({ status, refunded, total, refund }: OrderEnd): number =>
  status === TRANSACTION.success || (status === TRANSACTION.failed && refunded === REFUNDED.part)
    ? Math.max(0, total - refund)
    : 0;

export interface OrderEnd {
  status: number;
  refunded: number;
  /** Rupiah. */
  total: number;
  refund: number;
}

export const barReasons = ['self', 'circle', 'nik', 'device', 'account'] as const;
export type BarReason = (typeof barReasons)[number];
