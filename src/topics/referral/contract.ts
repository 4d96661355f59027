import { z } from 'zod';
import { get } from '../../core/contract/endpoint';
import { instant, rupiah } from '../../core/contract/shapes';

export const REFERRAL_KEY = 'referral';

export const referral = z.object({
  code: z.string(),
  link: z.string(),
  /** Hundredths of a percent of a successful order's cost. */
  rate: z.int(),
  valid_months: z.int(),
  /** Rupiah; negative after a chargeback of more than the balance, until the next commissions. */
  balance: z.int(),
  partners: z.int(),
  active: z.int(),
  /** Rupiah, net of chargebacks; of the calendar month in Asia/Jakarta, and in total. */
  month: rupiah,
  total: rupiah,
  server_time: instant,
});
export type Referral = z.infer<typeof referral>;

export const getReferral = get('/v1/crm/referral/program', REFERRAL_KEY, {
  summary: 'Program referral: kode, tautan, komisi, dan ringkasannya',
  reply: referral,
});
