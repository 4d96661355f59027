import { z } from 'zod';
import { httpUrl, onOrOff, withoutSlash } from './shapes';

const smtpUrl = z.url({ protocol: /^smtps?$/ });
/** `halo@lumbung.test` or `Lumbung <halo@lumbung.test>`. */
const mailbox = z.string().regex(/^(?:[^<>"\r\n@]{1,60} <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/);

/** Anything that a header can carry. */
const deviceToken = z.string().regex(/^[\x21-\x7e]{8,200}$/);

/** `123456789:AA…`, as BotFather hands it out. */
const botToken = z.string().regex(/^\d{5,20}:[\w-]{20,100}$/);
/** A person's is a number, a group's one below zero. */
const chatId = z.string().regex(/^-?\d{1,16}$/);

/** What goes out to people. */
export const messageVariables = {
  /** Whether a one-time code sent to the phone opens a session; verifying a number needs one in any case. */
  OTP: { shape: onOrOff.default(true), expects: 'on or off' },
  /** Where e-mails go out; left out, they stay in the sandbox outbox. */
  SMTP_URL: { shape: smtpUrl.optional(), expects: 'an smtp:// or smtps:// address' },
  /** Sender of every e-mail. */
  MAIL_FROM: { shape: mailbox.optional(), expects: 'a mailbox such as "Lumbung <halo@lumbung.test>"' },
  /** Of the device at Fonnte that WhatsApp messages leave by; left out, they stay in the sandbox outbox. */
  WHATSAPP_TOKEN: { shape: deviceToken.optional(), expects: 'the token of a device at Fonnte' },
  /** Where its gateway takes messages. */
  WHATSAPP_URL: {
    shape: httpUrl.default('https://api.fonnte.com/send'),
    expects: 'an http:// or https:// address',
  },
  /** Of the bot that Telegram messages leave by; left out, they stay in the sandbox outbox. */
  TELEGRAM_BOT_TOKEN: { shape: botToken.optional(), expects: 'the token of a bot, as BotFather gives it' },
  /** Where its Bot API is. */
  TELEGRAM_URL: {
    shape: httpUrl.transform(withoutSlash).default('https://api.telegram.org'),
    expects: 'an http:// or https:// address',
  },
  /** Chat of the bot that hears each new notice to the operator; left out, nobody is told of them. */
  TELEGRAM_OPERATOR_CHAT: {
    shape: chatId.optional(),
    expects: 'the number of a chat, below zero for a group',
  },
};
