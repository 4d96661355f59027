import { KYC } from '../states';
/** What a partner's verification allows; `kyc_status` 2 is verified. */
export interface LimitFacts {
  kyc_status: number;
  /** Rupiah of one purchase; 0 is no limit. */
  maximum_unverified_amount: number;
}

/** Rupiah that one purchase may cost at most. */
export const purchaseLimit = ({ kyc_status, maximum_unverified_amount: limit }: LimitFacts): number =>
  kyc_status === KYC.verified || limit === 0 ? Number.POSITIVE_INFINITY : limit;
