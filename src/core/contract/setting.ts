import { z } from 'zod';
import { newPassword } from './account-fields';
import { endpoint, SIGNED_IN } from './endpoint';
import { pageSizes } from './page-sizes';
import { authType } from './session';
import { id, idParams, instant, nothing } from './shapes';

/** Settings of the account; theme, width and direction stay with the browser (design 14). */
export const setting = z.object({
  language: z.literal('id'),
  default_page_size: z.int(),
  sound_on_success: z.boolean(),
});
export type Setting = z.infer<typeof setting>;

export const getSetting = endpoint({
  method: 'GET',
  path: '/v1/crm/setting',
  object: SIGNED_IN,
  summary: 'Pengaturan akun',
  reply: setting,
});

export const updateSetting = endpoint({
  method: 'PUT',
  path: '/v1/crm/setting',
  object: SIGNED_IN,
  summary: 'Ubah pengaturan akun',
  body: z.strictObject({
    language: z.literal('id').optional(),
    default_page_size: z.literal([...pageSizes]),
    sound_on_success: z.boolean(),
  }),
  reply: setting,
});

/**
 * `end_other_sessions` signs out every other device. Throws WRONG_PASSWORD (field `current_password`), PASSWORD_LOCKED
 * `{ minutes, seconds }`, VALIDATION_FAILED.
 */
export const updatePassword = endpoint({
  method: 'PUT',
  path: '/v1/crm/update-password',
  object: SIGNED_IN,
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

export const listDevices = endpoint({
  method: 'GET',
  path: '/v1/crm/session',
  object: SIGNED_IN,
  summary: 'Perangkat yang masuk ke akun ini',
  reply: z.array(device),
});

/** Throws NOT_FOUND. */
export const endDevice = endpoint({
  method: 'DELETE',
  path: '/v1/crm/session/:id',
  object: SIGNED_IN,
  summary: 'Keluarkan satu perangkat',
  params: idParams,
  reply: z.object({}),
});

export const endOtherDevices = endpoint({
  method: 'POST',
  path: '/v1/crm/session/end-others',
  object: SIGNED_IN,
  summary: 'Keluarkan semua perangkat lain',
  body: nothing,
  reply: z.object({ ended: z.int() }),
});
