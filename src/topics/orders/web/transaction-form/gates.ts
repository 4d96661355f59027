import type { Profile } from '../../../../core/contract/profile';
import { rupiah } from '../../../../core/format/money';
import { BRAND } from '../../../../core/states';
import { errorText } from '../../../../core/text/errors';
import type { BrandDetail } from '../../../catalogue/contract/catalogue';
import { copy } from './copy';

export interface Gate {
  kind: 'offline' | 'closed' | 'pin' | 'limit' | 'balance';
  text: string;
}

interface GateFacts {
  online: boolean;
  brand: Pick<BrandDetail, 'status' | 'is_cut_off' | 'cut_off_end'>;
  profile: Pick<Profile, 'has_pin' | 'kyc_verified' | 'maximum_unverified_amount'>;
  /** Rupiah; null for people who may not see it: then only the server checks. */
  balance: number | null;
  /** Rupiah; 0 before an item is chosen. */
  total: number;
}

/** First obstacle, or null. The server refuses the same. */
export function gateOf({ online, brand, profile, balance, total }: GateFacts): Gate | null {
  if (!online) return { kind: 'offline', text: copy.offline };
  const closed = closedText(brand);
  if (closed) return { kind: 'closed', text: closed };
  if (profile.has_pin === false) return { kind: 'pin', text: errorText('PIN_NOT_SET') };
  if (balance === null) return null;
  const limit = profile.maximum_unverified_amount;
  if (profile.kyc_verified === false && limit > 0 && total > limit) {
    return { kind: 'limit', text: errorText('UNVERIFIED_LIMIT', { limit: rupiah(limit) }) };
  }
  if (total > balance) {
    return { kind: 'balance', text: errorText('INSUFFICIENT_BALANCE', { short: rupiah(total - balance) }) };
  }
  return null;
}

/** Null if open (domain 3.4). */
export function closedText({ status, is_cut_off, cut_off_end }: GateFacts['brand']): string | null {
  if (status === BRAND.disturbed) return errorText('PRODUCT_DISTURBED');
  if (status === BRAND.maintenance) return copy.maintenance;
  if (status !== BRAND.normal) return errorText('PRODUCT_INACTIVE');
  return is_cut_off ? errorText('CUT_OFF', { until: cut_off_end ?? '–' }) : null;
}
