import type { Quota } from '../../../../platform/quota/service';

/** Limit of inquiries, because each queries a biller and reveals customer data. */
export const BILL_INQUIRIES: Quota = { kind: 'bill-inquiry', most: 60, seconds: 60, gap: 0 };
