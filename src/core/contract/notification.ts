import { z } from 'zod';
import { get, post, SIGNED_IN } from './endpoint';
import { id, idParams, instant, listQuery, nothing } from './shapes';

/** Domain 3.12; shown to partners as written. */
export const notificationTypes = [
  'Transaksi',
  'Top Up',
  'Saldo',
  'Harga',
  'Produk',
  'Tiket',
  'KYC',
  'Panel',
  'Referral',
  'Info',
] as const;
export type NotificationType = (typeof notificationTypes)[number];

export const notification = z.object({
  id,
  type: z.enum(notificationTypes),
  title: z.string(),
  body: z.string(),
  link: z.string().nullable(),
  is_read: z.boolean(),
  created_at: instant,
});
export type Notification = z.infer<typeof notification>;

/** Highest unread number shown; counting stops one above it. */
export const MOST_SHOWN_UNREAD = 99;

/** Newest first. The bell requests three (specification 9). */
export const listNotifications = get('/v1/crm/notifications', SIGNED_IN, {
  summary: 'Notifikasi',
  query: listQuery.omit({ search: true }).extend({
    type: z.enum(notificationTypes).optional(),
    unread: z.literal('true').optional(),
  }),
  reply: z.array(notification),
  meta: z.object({ page: z.int(), limit: z.int(), total: z.int() }),
});

export const markNotificationsRead = post('/v1/crm/notifications/read', SIGNED_IN, {
  summary: 'Tandai semua notifikasi sudah dibaca',
  body: nothing,
  reply: z.object({}),
});

export const markNotificationRead = post('/v1/crm/notifications/read/:id', SIGNED_IN, {
  summary: 'Tandai satu notifikasi sudah dibaca',
  params: idParams,
  body: nothing,
  reply: z.object({}),
});
