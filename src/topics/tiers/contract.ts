import { z } from 'zod';
import { get, SIGNED_IN } from '../../core/contract/endpoint';
import { id, instant, rupiah } from '../../core/contract/shapes';

export const tier = z.object({
  id,
  name: z.string(),
  image: z.string().nullable(),
  color: z.string(),
  level: z.int(),
  /** Required top-ups in rupiah within 30 days. */
  min_topup_30d: rupiah,
  requires_kyc: z.boolean(),
  has_panel: z.boolean(),
  price_discount_percent: z.number(),
  rate_limit_rpm: z.int(),
  max_sub_account: z.int(),
  /** Rupiah of purchases a day; 0 is no limit. */
  daily_limit: rupiah,
  /** Fee of a bank transfer, equal for all tiers. */
  withdraw_fee: rupiah,
  support_sla_minutes: z.int(),
  benefits: z.array(z.string()),
});
export type Tier = z.infer<typeof tier>;

export const tierProgress = z.object({
  tier_id: id,
  /** Rupiah of top-ups within 30 days. */
  topup_30d: rupiah,
  kyc_verified: z.boolean(),
  /** Next tier and its unmet conditions; null at the top. */
  next: z.object({ tier_id: id, missing_topup: rupiah, missing_kyc: z.boolean() }).nullable(),
  /** Top-ups counted by the evaluation at `valid_until`; null for a tier without an end. */
  stay: z
    .object({
      /** Start of the 30 days before `valid_until`; it may lie in the future. */
      counted_from: instant,
      /** Rupiah topped up since then. */
      counted: rupiah,
      missing_topup: rupiah,
      missing_kyc: z.boolean(),
      /** The tier that these top-ups and today's KYC are good for. */
      fit_id: id,
    })
    .nullable(),
  since: instant.nullable(),
  /** The tier cannot fall before; null: it never falls. */
  valid_until: instant.nullable(),
  evaluated_at: instant,
});
export type TierProgress = z.infer<typeof tierProgress>;

export const listTiers = get('/v1/crm/tier-list', SIGNED_IN, {
  summary: 'Daftar tier dan kemajuan mitra',
  reply: z.object({
    tiers: z.array(tier),
    /** Null for a sub-account that may not see top-ups. */
    progress: tierProgress.nullable(),
  }),
});
