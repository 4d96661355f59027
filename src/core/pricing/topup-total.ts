import { TOPUP_FEE_BEARER } from '../states';

/** Hundredths of a percent in a whole. */
const WHOLE_BPS = 10_000;

export interface TopupFee {
  fee_flat: number;
  /** Hundredths of a percent of the amount. */
  fee_bps: number;
  /** `TOPUP_FEE_BEARER`. */
  fee_bearer: number;
}

export interface TopupTotal {
  fee: number;
  unique_code: number;
  /** What is to be paid, to the rupiah. */
  total: number;
}

/** What a top up of `amount` costs (domain 3.6); all in rupiah, a part of a percent rounds up. */
export function topupTotal(
  amount: number,
  { fee_flat, fee_bps, fee_bearer }: TopupFee,
  uniqueCode = 0,
): TopupTotal {
  const fee =
    fee_bearer === TOPUP_FEE_BEARER.partner ? fee_flat + Math.ceil((amount * fee_bps) / WHOLE_BPS) : 0;
  return { fee, unique_code: uniqueCode, total: amount + fee + uniqueCode };
}
