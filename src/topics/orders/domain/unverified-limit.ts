import { KYC } from '../../../core/states';
export interface LimitFacts {
  kyc_status: number;
  /** Rupiah of one purchase; 0 is no limit. */
  maximum_unverified_amount: number;
}

/** Maximum of one purchase in rupiah. */
export const purchaseLimit = ({ kyc_status, maximum_unverified_amount: limit }: LimitFacts): number =>
  kyc_status === KYC.verified || limit === 0 ? Number.POSITIVE_INFINITY : limit;
