import { z } from 'zod';
import { endpoint } from './endpoint';
import { codeLine, instant, nothing } from './shapes';

/** Minutes that a code can be used. */
export const TELEGRAM_CODE_MINUTES = 15;

/** How the caller's own account stands with the bot. */
export const telegramLink = z.object({
  /** `sandbox`: linking is simulated and nothing leaves; `off`: nobody has set a bot up. */
  by: z.enum(['bot', 'sandbox', 'off']),
  /** `lost_at`: Telegram refused it for good, and nothing is sent there any more. */
  chat: z.object({ name: z.string(), linked_at: instant, lost_at: instant.nullable() }).nullable(),
  /** Chats that hear of the balance of this partner, those of colleagues included. */
  hearing: z.int(),
});
export type TelegramLink = z.infer<typeof telegramLink>;

const telegramCode = z.object({
  code: z.string(),
  /** Opens the chat with the bot and hands the code over; null in the sandbox. */
  url: z.string().nullable(),
  expires_at: instant,
  now: instant,
});
export type TelegramCode = z.infer<typeof telegramCode>;

export const getTelegram = endpoint({
  method: 'GET',
  path: '/v1/crm/setting/telegram',
  object: 'setting.reminder_saldo',
  summary: 'Tautan Telegram',
  reply: telegramLink,
});

/** A code for 15 minutes and one use; it ends the one before. RATE_LIMITED, UNAVAILABLE; NOT_FOUND without a bot. */
export const beginTelegram = endpoint({
  method: 'POST',
  path: '/v1/crm/setting/telegram/code',
  object: 'setting.reminder_saldo',
  summary: 'Kode untuk menghubungkan Telegram',
  body: nothing,
  reply: telegramCode,
});

/** In the sandbox alone: does what sending the code to the bot would. LINK_INVALID. */
export const simulateTelegram = endpoint({
  method: 'POST',
  path: '/v1/crm/setting/telegram/simulate',
  object: 'setting.reminder_saldo',
  summary: 'Tautkan Telegram (simulasi)',
  body: z.strictObject({ code: codeLine(64) }),
  reply: telegramLink,
});

export const unlinkTelegram = endpoint({
  method: 'DELETE',
  path: '/v1/crm/setting/telegram',
  object: 'setting.reminder_saldo',
  summary: 'Putuskan Telegram',
  reply: telegramLink,
});
