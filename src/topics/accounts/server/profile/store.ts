import type { Profile } from '../../../../core/contract/profile';
import type { KYC, PANEL, StateOf } from '../../../../core/states';
import { HAS_PANEL } from '../../../../platform/db/has-panel';
import { queryOne, queryRow } from '../../../../platform/db/statement';

export interface ProfileRow {
  id: string;
  partner_id: string;
  role: Profile['role'];
  name: string;
  email: string;
  phone: string;
  avatar_id: string | null;
  partner_code: string;
  business_name: string;
  joined_at: string;
  default_page_size: number;
  sound_on_success: boolean;
  single_keys: boolean;
  has_pin: boolean;
  is_phone_verified: boolean;
  is_email_verified: boolean;
  tier: string;
  tier_name: string;
  tier_image: string | null;
  tier_has_panel: boolean;
  panel_status: StateOf<typeof PANEL>;
  panel_expired_date: string | null;
  panel_url: string | null;
  panel_site_name: string | null;
  panel_reject_reason: string | null;
  kyc_status: StateOf<typeof KYC>;
  kyc_reject_description: string | null;
  key_verified: boolean;
  is_referral_feature: boolean;
  maximum_unverified_amount: number;
  saldo: number;
  saldo_version: number;
  has_topup: boolean;
  has_purchase: boolean;
  server_time: string;
}

interface Owner {
  user_id: string;
  partner_id: string;
}

export const readProfile = queryOne<Owner, ProfileRow>(
  'profile-read',
  `select u.id, u.partner_id, u.role, u.name, u.email, u.phone, u.avatar_id,
     p.code as partner_code, p.name as business_name, u.created_at as joined_at,
     coalesce(s.default_page_size, 10) as default_page_size,
     coalesce(s.sound_on_success, false) as sound_on_success,
     coalesce(s.single_keys, true) as single_keys,
     u.pin_hash is not null as has_pin,
     u.phone_verified_at is not null as is_phone_verified,
     u.email_verified_at is not null as is_email_verified,
     t.id as tier, t.name as tier_name, t.image as tier_image, ${HAS_PANEL} as tier_has_panel,
     p.panel_status, p.panel_expired_date, p.panel_url, p.panel_site_name, p.panel_reject_reason,
     p.kyc_status, p.kyc_reject_description, p.key_verified, p.is_referral_feature,
     p.maximum_unverified_amount,
     coalesce(main.balance, 0) as saldo, coalesce(main.version, 0) as saldo_version,
     exists (select 1 from topups x where x.partner_id = p.id and x.status = 2) as has_topup,
     exists (select 1 from transactions x where x.partner_id = p.id
       and (x.status = 2 or (x.status = 4 and x.refunded = 2))) as has_purchase,
     now() as server_time
   from users u
   join partners p on p.id = u.partner_id
   join tiers t on t.id = p.tier_id
   left join user_settings s on s.user_id = u.id
   left join balances main on main.partner_id = p.id and main.kind = 'main'
   where u.id = :user_id::uuid and u.partner_id = :partner_id::uuid`,
);

/** An empty list would mean "no check", so it throws for a deleted user. */
export const readPrivileges = queryRow<Owner, { privileges: string[] | null }>(
  'profile-privileges',
  'select privileges from users where id = :user_id::uuid and partner_id = :partner_id::uuid',
);
