import { z } from 'zod';
import { endpoint } from './endpoint';
import { instant, rupiah } from './shapes';

/** Access key of the referral programme. */
export const REFERRAL_KEY = 'referral';

/** The programme as one partner has it, and how it stands (domain 3.9). */
export const referral = z.object({
  code: z.string(),
  /** Address of the registration with the code filled in. */
  link: z.string(),
  /** Hundredths of a per cent of what a successful order cost. */
  rate: z.int(),
  valid_months: z.int(),
  /** Rupiah; below zero when more was taken back than was left, until the next commissions. */
  balance: z.int(),
  partners: z.int(),
  /** Those whose orders bring commission now. */
  active: z.int(),
  /** Rupiah, less what was taken back; of the calendar month in Asia/Jakarta, and of all time. */
  month: rupiah,
  total: rupiah,
  server_time: instant,
});
export type Referral = z.infer<typeof referral>;

export const getReferral = endpoint({
  method: 'GET',
  path: '/v1/crm/referral/program',
  object: REFERRAL_KEY,
  summary: 'Program referral: kode, tautan, komisi, dan ringkasannya',
  reply: referral,
});
