import { z } from 'zod';
import { newPassword } from './account-fields';
import { del, get, post, put, SIGNED_IN } from './endpoint';
import { pageSizes } from './page-sizes';
import { authType } from './session';
import { id, idParams, instant, nothing } from './shapes';

/** Settings of the account; theme, width and direction stay with the browser (design 14). */
export const setting = z.object({
  language: z.literal('id'),
  default_page_size: z.int(),
  sound_on_success: z.boolean(),
  single_keys: z.boolean(),
});
export type Setting = z.infer<typeof setting>;

export const getSetting = get('/v1/crm/setting', SIGNED_IN, {
  summary: 'Pengaturan akun',
  reply: setting,
});

export const updateSetting = put('/v1/crm/setting', SIGNED_IN, {
  summary: 'Ubah pengaturan akun',
  body: z.strictObject({
    language: z.literal('id').optional(),
    default_page_size: z.literal([...pageSizes]),
    sound_on_success: z.boolean(),
    /** Shortcuts of a single key; absent, they stay as they are. */
    single_keys: z.boolean().optional(),
  }),
  reply: setting,
});

/**
 * `end_other_sessions` signs out every other device. Throws WRONG_PASSWORD (field `current_password`), PASSWORD_LOCKED
 * `{ minutes, seconds }`, VALIDATION_FAILED.
 */
export const updatePassword = put('/v1/crm/update-password', SIGNED_IN, {
  summary: 'Ubah kata sandi',
  body: z.strictObject({
    current_password: z.string().min(1, 'Kata sandi saat ini wajib diisi.').max(64),
    password: newPassword,
    password_confirmation: z.string(),
    end_other_sessions: z.boolean(),
  }),
  reply: z.object({ ended: z.int() }),
});

export const device = z.object({
  id,
  kind: z.enum(['desktop', 'phone', 'tablet', 'other']),
  browser: z.string().nullable(),
  os: z.string().nullable(),
  ip: z.string(),
  auth_type: authType,
  created_at: instant,
  last_active_at: instant,
  is_current: z.boolean(),
});
export type DeviceSession = z.infer<typeof device>;

export const listDevices = get('/v1/crm/session', SIGNED_IN, {
  summary: 'Perangkat yang masuk ke akun ini',
  reply: z.array(device),
});

/** Throws NOT_FOUND. */
export const endDevice = del('/v1/crm/session/:id', SIGNED_IN, {
  summary: 'Keluarkan satu perangkat',
  params: idParams,
  reply: z.object({}),
});

export const endOtherDevices = post('/v1/crm/session/end-others', SIGNED_IN, {
  summary: 'Keluarkan semua perangkat lain',
  body: nothing,
  reply: z.object({ ended: z.int() }),
});
