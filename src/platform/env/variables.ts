import { z } from 'zod';
import { httpUrl, onOrOff, token, trueOrFalse, withoutSlash } from './shapes';
import { tradeVariables } from './trade';

const bucket = z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/);
const region = z.string().regex(/^[a-z0-9-]{1,40}$/);
const accessKey = z.string().regex(/^[\w.+/=-]{3,200}$/);

const storageVariables = {
  STORAGE: { shape: z.enum(['disk', 's3']).default('disk'), expects: 'disk or s3' },
  S3_ENDPOINT: { shape: httpUrl.transform(withoutSlash).optional(), expects: 'an http(s):// address' },
  S3_REGION: { shape: region.default('us-east-1'), expects: 'a region such as ap-southeast-3' },
  S3_BUCKET: { shape: bucket.optional(), expects: 'the name of a bucket' },
  S3_ACCESS_KEY_ID: { shape: accessKey.optional(), expects: 'the id of an access key' },
  S3_SECRET_ACCESS_KEY: { shape: accessKey.optional(), expects: 'the secret of that access key' },
  /** True if the bucket is in the path, which every store supports; false if it is in the host name. */
  S3_PATH_STYLE: { shape: trueOrFalse.default(true), expects: 'true or false' },
};

const liveUrl = z
  .url({ protocol: /^(https?|wss?)$/ })
  .transform((url) => withoutSlash(url).replace(/^http/, 'ws'));
const phone = z.string().regex(/^[1-9]\d{7,14}$/);
/** URLs in the order of the tutorials; an empty entry keeps the shipped video. */
const videos = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(z.union([z.literal(''), httpUrl])).max(3));
const npwp = z.string().regex(/^\d{15,16}$/);

const portalVariables = {
  /** API host for the browser; defaults to this server. */
  API_URL: { shape: httpUrl.transform(withoutSlash).optional(), expects: 'an http(s):// address' },
  /** Base URL of the live channels; defaults to /live of the API host. */
  LIVE_URL: { shape: liveUrl.optional(), expects: 'a ws(s):// or http(s):// address' },
  /** Fallback host of the live channels, used alternately; defaults to the primary one. */
  LIVE_URL_SECONDARY: { shape: liveUrl.optional(), expects: 'a ws(s):// or http(s):// address' },
  /**
   * Socket authentication: a one-use ticket, or the session token. Defaults to the token if API_URL names a
   * host, which may not support tickets.
   */
  LIVE_AUTH: { shape: z.enum(['ticket', 'token']).optional(), expects: 'ticket or token' },
  PRODUCT_NAME: { shape: z.string().max(40).default('Lumbung'), expects: 'at most 40 characters' },
  SUPPORT_NUMBER: {
    shape: phone.default('6281234567890'),
    expects: 'a phone number in digits with its country code, such as 6281234567890',
  },
  /** Guide document of the menu search (spec section 1). */
  GUIDE_URL: { shape: httpUrl.default('https://panduan.lumbung.test'), expects: 'an http(s):// address' },
  /** Chat link for questions (spec section 1); defaults to a WhatsApp chat with SUPPORT_NUMBER. */
  FAQ_URL: { shape: httpUrl.optional(), expects: 'an http(s):// address' },
  /** Videos of the three dashboard tutorials, instead of the shipped ones. */
  TUTORIAL_VIDEOS: {
    shape: videos.default([]),
    expects: 'up to three http(s):// addresses of video files with commas, a place may stay empty',
  },
  COMPANY_NAME: {
    shape: z.string().max(80).default('PT Lumbung Digital Niaga'),
    expects: 'at most 80 characters',
  },
  COMPANY_ADDRESS: {
    shape: z.string().max(200).default('Jl. Jenderal Sudirman Kav. 52, Jakarta Selatan 12190'),
    expects: 'at most 200 characters',
  },
  COMPANY_NPWP: { shape: npwp.default('0012345678012000'), expects: '15 or 16 digits' },
  COMPANY_EMAIL: { shape: z.email().default('keuangan@lumbung.test'), expects: 'an e-mail address' },
};

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((value) => value <= 65_535);
const host = z.string().regex(/^[\w.:-]+$/);
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ });
const seconds = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number);
/** 32 bytes as 64 hex digits or base64. */
const key = z.string().regex(/^([0-9a-f]{64}|[\w+/-]{43}=?)$/i);
/** Bearer token characters (RFC 6750); short tokens can be guessed. */
const bearer = z.string().regex(/^[\w.~+/-]{16,200}=*$/);

const servingVariables = {
  /** 0 takes any free port. */
  PORT: { shape: port.default(4000), expects: 'a whole number from 0 to 65535' },
  HOST: { shape: host.default('127.0.0.1'), expects: 'a host name or an address to listen on' },
  /** Folder of the embedded database and uploaded files. */
  DATA_DIR: { shape: z.string().default('.data'), expects: 'a folder' },
  DATABASE_URL: { shape: postgresUrl.optional(), expects: 'a postgres:// address' },
  /** Encryption key of identity documents; if omitted, the first start creates one in DATA_DIR. */
  FILE_KEY: { shape: key.optional(), expects: '32 bytes as 64 hex digits or base64' },
  /** Defaults to `demo` on an embedded database reachable only from this machine, else `none`. */
  SEED: { shape: z.enum(['demo', 'none']).optional(), expects: 'demo or none' },
  /** Delay of the automatic review of demo data; 0 disables it. */
  AUTO_REVIEW_SECONDS: { shape: seconds.default(60), expects: 'a whole number of seconds, 0 for never' },
  /** Interval of price changes of the sandbox supplier. */
  AUTO_PRICE_SECONDS: { shape: seconds.default(900), expects: 'a whole number of seconds, 0 for never' },
  MAINTENANCE: { shape: trueOrFalse.default(false), expects: 'true or false' },
  RATE_LIMIT: { shape: onOrOff.default(true), expects: 'on or off' },
  /** True if one proxy in front adds X-Forwarded-For. */
  TRUST_PROXY: { shape: trueOrFalse.default(false), expects: 'true or false' },
  /** Minimum level; `info` logs every call. */
  LOG_LEVEL: {
    shape: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
    expects: 'fatal, error, warn, info, debug or silent',
  },
  /** Bearer token for /metrics and the proxy's questions; if omitted, only local callers may ask. */
  METRICS_TOKEN: { shape: bearer.optional(), expects: '16 to 200 characters of a bearer token' },
  /** Public URL in messages; defaults to HOST and PORT. */
  PUBLIC_URL: { shape: httpUrl.transform(withoutSlash).optional(), expects: 'an http(s):// address' },
};

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
  /** `on` requires a one-time code to the phone at login; verifying a number always needs one. */
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
