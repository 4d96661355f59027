/** Hundredths of a percent in a whole. */
const WHOLE_BPS = 10_000;

export interface TopupFee {
  fee_flat: number;
  /** Hundredths of a percent of the amount. */
  fee_bps: number;
  /** 1 mitra, 2 platform. */
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
  const fee = fee_bearer === 1 ? fee_flat + Math.ceil((amount * fee_bps) / WHOLE_BPS) : 0;
  return { fee, unique_code: uniqueCode, total: amount + fee + uniqueCode };
}
