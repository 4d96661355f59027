import { z } from 'zod';
import { endpoint, SIGNED_IN } from './endpoint';
import { id, instant, nothing, rupiah } from './shapes';

/** Panel of a partner whose tier has one: 0 none, 1 pending, 2 active, 3 rejected (specification 4, design 14). */
export const panelFacts = z.object({
  status: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  expired_date: instant.nullable(),
  url: z.string().nullable(),
  site_name: z.string().nullable(),
  reject_reason: z.string().nullable(),
});
export type PanelFacts = z.infer<typeof panelFacts>;

/** The current user (specification 3). Times are judged by `server_time`, never by the browser's clock. */
export const profile = z.object({
  id,
  partner_id: id,
  role: z.enum(['owner', 'sub']),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  tier: id,
  tier_name: z.string(),
  tier_image: z.string().nullable(),
  tier_has_panel: z.boolean(),
  panel: panelFacts.nullable(),
  saldo: rupiah,
  saldo_version: z.int(),
  panel_saldo: rupiah,
  panel_saldo_version: z.int(),
  has_pin: z.boolean(),
  has_topup: z.boolean(),
  has_purchase: z.boolean(),
  kyc_verified: z.boolean(),
  kyc_pending: z.boolean(),
  kyc_reject: z.boolean(),
  kyc_reject_description: z.string().nullable(),
  kyc_data: z.boolean(),
  key_verified: z.boolean(),
  is_referral_feature: z.boolean(),
  /** Rupiah an unverified account may spend in one purchase; 0 is no limit. */
  maximum_unverified_amount: rupiah,
  is_phone_verified: z.boolean(),
  is_email_verified: z.boolean(),
  unread_notifications: z.int(),
  server_time: instant,
});
export type Profile = z.infer<typeof profile>;

export const getProfile = endpoint({
  method: 'GET',
  path: '/v1/crm/profile',
  object: SIGNED_IN,
  summary: 'Profil pengguna yang masuk',
  reply: profile,
});

export const getPrivileges = endpoint({
  method: 'GET',
  path: '/v1/crm/privileges',
  object: SIGNED_IN,
  summary: 'Daftar hak akses; daftar kosong berarti tanpa pemeriksaan',
  reply: z.array(z.string()),
});

export const getTicketIndicator = endpoint({
  method: 'GET',
  path: '/v1/crm/ticket-system/indicator',
  object: SIGNED_IN,
  summary: 'Jumlah tiket terbuka',
  reply: z.int().min(0),
});

export const notification = z.object({
  id,
  type: z.string(),
  title: z.string(),
  body: z.string(),
  is_read: z.boolean(),
  created_at: instant,
});

/** The newest notifications; the bell shows at most three (specification 9). */
export const listNotifications = endpoint({
  method: 'GET',
  path: '/v1/crm/notifications',
  object: SIGNED_IN,
  summary: 'Notifikasi terbaru',
  query: z.strictObject({ limit: z.coerce.number().int().min(1).max(100).default(3) }),
  reply: z.array(notification),
});

export const readNotifications = endpoint({
  method: 'POST',
  path: '/v1/crm/notifications/read',
  object: SIGNED_IN,
  summary: 'Tandai semua notifikasi sudah dibaca',
  body: nothing,
  reply: z.object({}),
});
