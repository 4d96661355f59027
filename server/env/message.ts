import { z } from 'zod';
import { httpUrl, onOrOff, withoutSlash } from './shapes';

const smtpUrl = z.url({ protocol: /^smtps?$/ });
/** `halo@lumbung.test` or `Lumbung <halo@lumbung.test>`. */
const mailbox = z.string().regex(/^(?:[^<>"\r\n@]{1,60} <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/);

/** Characters allowed in a header. */
const deviceToken = z.string().regex(/^[\x21-\x7e]{8,200}$/);

/** `123456789:AA…`, as BotFather hands it out. */
const botToken = z.string().regex(/^\d{5,20}:[\w-]{20,100}$/);
/** Positive for a person, negative for a group. */
const chatId = z.string().regex(/^-?\d{1,16}$/);

export const messageVariables = {
  /** Whether login needs a one-time code to the phone; verifying a number always needs one. */
  OTP: { shape: onOrOff.default(true), expects: 'on or off' },
  /** SMTP server; if omitted, e-mails stay in the sandbox outbox. */
  SMTP_URL: { shape: smtpUrl.optional(), expects: 'an smtp:// or smtps:// address' },
  MAIL_FROM: { shape: mailbox.optional(), expects: 'a mailbox such as "Lumbung <halo@lumbung.test>"' },
  /** Fonnte device that sends WhatsApp messages; if omitted, they stay in the sandbox outbox. */
  WHATSAPP_TOKEN: { shape: deviceToken.optional(), expects: 'the token of a device at Fonnte' },
  WHATSAPP_URL: {
    shape: httpUrl.default('https://api.fonnte.com/send'),
    expects: 'an http:// or https:// address',
  },
  /** Bot that sends Telegram messages; if omitted, they stay in the sandbox outbox. */
  TELEGRAM_BOT_TOKEN: { shape: botToken.optional(), expects: 'the token of a bot, as BotFather gives it' },
  TELEGRAM_URL: {
    shape: httpUrl.transform(withoutSlash).default('https://api.telegram.org'),
    expects: 'an http:// or https:// address',
  },
  /** Telegram chat for operator notices; none are sent if omitted. */
  TELEGRAM_OPERATOR_CHAT: {
    shape: chatId.optional(),
    expects: 'the number of a chat, below zero for a group',
  },
};
