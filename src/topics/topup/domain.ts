import { TOPUP_FEE_BEARER } from '../../core/states';

const WHOLE_BPS = 10_000;

export interface TopupFee {
  fee_flat: number;
  /** Hundredths of a percent of the amount. */
  fee_bps: number;
  fee_bearer: number;
}

export interface TopupTotal {
  fee: number;
  unique_code: number;
  total: number;
}

/** Rupiah (domain 3.6); fractions of a percentage fee are rounded up. */
export function topupTotal(
  amount: number,
  { fee_flat, fee_bps, fee_bearer }: TopupFee,
  uniqueCode = 0,
): TopupTotal {
  const fee =
    fee_bearer === TOPUP_FEE_BEARER.partner ? fee_flat + Math.ceil((amount * fee_bps) / WHOLE_BPS) : 0;
  return { fee, unique_code: uniqueCode, total: amount + fee + uniqueCode };
}
