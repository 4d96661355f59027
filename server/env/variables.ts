import { z } from 'zod';
import { portalVariables } from './portal';
import { servingVariables } from './serving';
import { httpUrl, onOrOff, token, withoutSlash } from './shapes';
import { storageVariables } from './storage';
import { tradeVariables } from './trade';

const smtpUrl = z.url({ protocol: /^smtps?$/ });
/** `halo@lumbung.test` or `Lumbung <halo@lumbung.test>`. */
const mailbox = z.string().regex(/^(?:[^<>"\r\n@]{1,60} <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/);

/** Characters allowed in a header. */
const deviceToken = z.string().regex(/^[\x21-\x7e]{8,200}$/);

/** `123456789:AA…`, as BotFather hands it out. */
const botToken = z.string().regex(/^\d{5,20}:[\w-]{20,100}$/);
/** Positive for a person, negative for a group. */
const chatId = z.string().regex(/^-?\d{1,16}$/);

const messageVariables = {
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

/** Callback signing secret, chosen by the operator. */
const signing = z.string().regex(/^[\x21-\x7e]{8,200}$/);
const rupiah = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number);

const supplierVariables = {
  /** Supplier of items without their own route. */
  SUPPLIER: { shape: z.enum(['sandbox', 'digiflazz']).default('sandbox'), expects: 'sandbox or digiflazz' },
  DIGIFLAZZ_USERNAME: { shape: token.optional(), expects: 'the user name of the API connection' },
  DIGIFLAZZ_API_KEY: { shape: token.optional(), expects: 'the API key, of production or of development' },
  DIGIFLAZZ_WEBHOOK_SECRET: {
    shape: signing.optional(),
    expects: 'the secret of the webhook, 8 to 200 signs without spaces',
  },
  DIGIFLAZZ_URL: {
    shape: httpUrl.transform(withoutSlash).default('https://api.digiflazz.com/v1'),
    expects: 'an http(s):// address',
  },
  /** Deposit in rupiah below which the operator is notified. */
  DEPOSIT_LOW: { shape: rupiah.default(1_000_000), expects: 'whole rupiah, without dots' },
};

export const variables = {
  ...servingVariables,
  ...storageVariables,
  ...portalVariables,
  ...tradeVariables,
  ...supplierVariables,
  ...messageVariables,
};

export type Values = { [Name in keyof typeof variables]: z.output<(typeof variables)[Name]['shape']> };

/** Values that may contain a password are not printed. */
export const secret: ReadonlySet<string> = new Set<keyof Values>([
  'DATABASE_URL',
  'DIGIFLAZZ_API_KEY',
  'DIGIFLAZZ_WEBHOOK_SECRET',
  'FILE_KEY',
  'METRICS_TOKEN',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'TELEGRAM_BOT_TOKEN',
  'TRIPAY_API_KEY',
  'TRIPAY_PRIVATE_KEY',
  'WHATSAPP_TOKEN',
]);
