import { z } from 'zod';
import { personName } from './account-fields';
import { del, get, put, SIGNED_IN } from './endpoint';
import { savedLists } from './list-view';
import { named, orUnknown, otherwise, textOf } from './reading';
import { id, instant, line, rupiah } from './shapes';

/** Status of the panel (1 pending, 2 active, 3 rejected, "otherwise register"; specification 2, design 14). */
export const panelFacts = z.object({
  status: otherwise(z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]), 0),
  expired_date: instant.nullable(),
  url: z.string().nullable(),
  site_name: z.string().nullable(),
  reject_reason: z.string().nullable(),
});
export type PanelFacts = z.infer<typeof panelFacts>;

/**
 * The current user (specification 3). Compare times with `serverNow()`, never with the browser's clock. A fact that
 * another host does not send is null, and what depends on it is neither shown nor required.
 */
export const profile = z.object({
  id,
  partner_id: id,
  role: z.enum(['owner', 'sub']),
  /** Permissions to see cost and profit. A host that does not send them hides nothing. */
  can_see_cost: otherwise(z.boolean(), true),
  can_see_profit: otherwise(z.boolean(), true),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Path on this server; null shows initials. */
  avatar_url: z.string().nullable(),
  partner_code: z.string(),
  business_name: otherwise(z.string(), ({ name }) => textOf(name)),
  joined_at: instant,
  default_page_size: otherwise(z.int(), 10),
  sound_on_success: z.boolean(),
  /** Shortcuts of a single key, such as J and K. */
  single_keys: otherwise(z.boolean(), true),
  tier: id,
  tier_name: z.string(),
  tier_image: z.string().nullable(),
  tier_has_panel: otherwise(z.boolean(), ({ panel }) => Boolean(panel)),
  panel: panelFacts.nullable(),
  /** Null for people who may not see it. */
  saldo: rupiah.nullable(),
  /** Null from a host without versions, and without a balance. */
  saldo_version: z.int().nullable(),
  has_pin: orUnknown(z.boolean()),
  has_topup: orUnknown(z.boolean()),
  has_purchase: orUnknown(z.boolean()),
  kyc_verified: orUnknown(z.boolean()),
  kyc_pending: orUnknown(z.boolean()),
  kyc_reject: orUnknown(z.boolean()),
  kyc_reject_description: z.string().nullable(),
  kyc_data: orUnknown(z.boolean()),
  key_verified: orUnknown(z.boolean()),
  is_referral_feature: z.boolean(),
  /** Limit in rupiah per purchase of an unverified account; 0 is no limit. */
  maximum_unverified_amount: otherwise(rupiah, 0),
  is_phone_verified: orUnknown(z.boolean()),
  is_email_verified: orUnknown(z.boolean()),
  /** Counted up to one more than the bell shows (`MOST_SHOWN_UNREAD`). */
  unread_notifications: z.int(),
  /** True if the host has actions on declared records, undo and manual order. */
  has_acts: z.boolean(),
  /** Layouts and saved views of lists; null from a host that keeps none. */
  lists: orUnknown(savedLists),
  server_time: otherwise(instant, () => new Date().toISOString()),
});
export type Profile = z.infer<typeof profile>;

export const getProfile = get('/v1/crm/profile', SIGNED_IN, {
  summary: 'Profil pengguna yang masuk',
  reply: named(profile),
});

/** `business_name` belongs to the partner: FORBIDDEN for a sub-account. */
export const updateProfile = put('/v1/crm/profile', SIGNED_IN, {
  summary: 'Ubah profil',
  body: z.strictObject({
    name: personName,
    business_name: line(60).min(3, 'Minimal 3 karakter.').optional(),
  }),
  reply: profile,
});

/**
 * `POST` multipart, one part named `file`, cropped to a square. Returns `{ avatar_url }`. Errors: those of
 * `UPLOAD_PATH`.
 */
export const AVATAR_PATH = '/v1/crm/profile/avatar';
export const avatarReply = z.object({ avatar_url: z.string() });
/** Pixels: size of the stored picture, and minimum. */
export const AVATAR_SIZE = 256;
export const MIN_AVATAR_SIZE = 128;

export const removeAvatar = del(AVATAR_PATH, SIGNED_IN, {
  summary: 'Hapus foto profil',
  reply: z.object({}),
});

export const getPrivileges = get('/v1/crm/privileges', SIGNED_IN, {
  summary: 'Daftar hak akses; daftar kosong berarti tanpa pemeriksaan',
  reply: z.array(z.string()),
});

export const getTicketIndicator = get('/v1/crm/ticket-system/indicator', SIGNED_IN, {
  summary: 'Jumlah tiket terbuka',
  reply: z.int().min(0),
});
