import type { Quota } from '../../ground/quota/service';

/** Each look asks a biller, and tells something of a customer. */
export const BILL_LOOKS: Quota = { kind: 'bill-inquiry', most: 60, seconds: 60, gap: 0 };
