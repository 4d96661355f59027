import { z } from 'zod';
import { endpoint, SIGNED_IN } from './endpoint';
import { id, instant, rupiah } from './shapes';

/** A level of partners and what it brings (domain 3.10). */
export const tier = z.object({
  id,
  name: z.string(),
  image: z.string().nullable(),
  /** `#rrggbb` of its badge. */
  color: z.string(),
  level: z.int(),
  /** Rupiah topped up in 30 days that it asks for. */
  min_topup_30d: rupiah,
  requires_kyc: z.boolean(),
  has_panel: z.boolean(),
  price_discount_percent: z.number(),
  rate_limit_rpm: z.int(),
  max_sub_account: z.int(),
  /** Rupiah of purchases a day; 0 is no limit. */
  daily_limit: rupiah,
  /** Of a transfer to a bank account, whatever the tier. */
  withdraw_fee: rupiah,
  support_sla_minutes: z.int(),
  benefits: z.array(z.string()),
});
export type Tier = z.infer<typeof tier>;

/** How a partner stands, by the database's clock at `evaluated_at`. */
export const tierProgress = z.object({
  tier_id: id,
  /** Rupiah that came in by top-ups in the last 30 days. */
  topup_30d: rupiah,
  kyc_verified: z.boolean(),
  /** The next higher tier and what is missing for it; null at the top. */
  next: z.object({ tier_id: id, missing_topup: rupiah, missing_kyc: z.boolean() }).nullable(),
  /** The tier that top-ups and KYC of now are good for. */
  fit_id: id,
  since: instant.nullable(),
  /** Until then the tier stays whatever is topped up; null: it cannot fall. */
  valid_until: instant.nullable(),
  evaluated_at: instant,
});
export type TierProgress = z.infer<typeof tierProgress>;

export const listTiers = endpoint({
  method: 'GET',
  path: '/v1/crm/tier-list',
  object: SIGNED_IN,
  summary: 'Daftar tier dan kemajuan mitra',
  reply: z.object({
    /** From the lowest up. */
    tiers: z.array(tier),
    /** Null for a sub-account that may not see top-ups. */
    progress: tierProgress.nullable(),
  }),
});
