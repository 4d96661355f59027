import { z } from 'zod';
import { del, get, post } from '../../core/contract/endpoint';
import { codeLine, instant, nothing } from '../../core/contract/shapes';

export const TELEGRAM_CODE_MINUTES = 15;

export const telegramLink = z.object({
  /** `sandbox`: linking is simulated; `off`: no bot is configured. */
  by: z.enum(['bot', 'sandbox', 'off']),
  /** `lost_at`: Telegram refused the chat permanently, so nothing more is sent. */
  chat: z.object({ name: z.string(), linked_at: instant, lost_at: instant.nullable() }).nullable(),
  hearing: z.int(),
});
export type TelegramLink = z.infer<typeof telegramLink>;

const telegramCode = z.object({
  code: z.string(),
  /** Opens the chat with the code; null in the sandbox. */
  url: z.string().nullable(),
  expires_at: instant,
  now: instant,
});
export type TelegramCode = z.infer<typeof telegramCode>;

export const getTelegram = get('/v1/crm/setting/telegram', 'setting.reminder_saldo', {
  summary: 'Tautan Telegram',
  reply: telegramLink,
});

/** One-use code; replaces the previous one. Throws RATE_LIMITED, UNAVAILABLE; NOT_FOUND without a bot. */
export const beginTelegram = post('/v1/crm/setting/telegram/code', 'setting.reminder_saldo', {
  summary: 'Kode untuk menghubungkan Telegram',
  body: nothing,
  reply: telegramCode,
});

/** Sandbox only: simulates sending the code to the bot. Throws LINK_INVALID. */
export const simulateTelegram = post('/v1/crm/setting/telegram/simulate', 'setting.reminder_saldo', {
  summary: 'Tautkan Telegram (simulasi)',
  body: z.strictObject({ code: codeLine(64) }),
  reply: telegramLink,
});

export const unlinkTelegram = del('/v1/crm/setting/telegram', 'setting.reminder_saldo', {
  summary: 'Putuskan Telegram',
  reply: telegramLink,
});
