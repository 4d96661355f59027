import { z } from 'zod';
import { StartError } from './start-error';

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((value) => value <= 65_535);
const httpUrl = z.url({ protocol: /^https?$/ });
const liveUrl = z
  .url({ protocol: /^(https?|wss?)$/ })
  .transform((url) => withoutSlash(url).replace(/^http/, 'ws'));
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ });
const smtpUrl = z.url({ protocol: /^smtps?$/ });
/** `halo@lumbung.test` or `Lumbung <halo@lumbung.test>`. */
const mailbox = z.string().regex(/^(?:[^<>"\r\n@]{1,60} <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/);
const phone = z.string().regex(/^[1-9]\d{7,14}$/);
const host = z.string().regex(/^[\w.:-]+$/);
const trueOrFalse = z.enum(['true', 'false']).transform((value) => value === 'true');
const seconds = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number);
/** 32 bytes as 64 hex digits or base64. */
const key = z.string().regex(/^([0-9a-f]{64}|[\w+/-]{43}=?)$/i);
const onOrOff = z.enum(['on', 'off']).transform((value) => value === 'on');

const token = z.string().regex(/^[\w.-]{4,200}$/);
const methodCodes = z
  .string()
  .regex(/^[A-Z0-9_]+(,[A-Z0-9_]+)*$/)
  .transform((text) => text.split(','));
const hours = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d-(([01]\d|2[0-3]):[0-5]\d|24:00)$/)
  .transform((text) => {
    const [from = '', to = ''] = text.split('-');
    return from === '00:00' && to === '24:00' ? null : { from, to };
  });
/** Addresses in the order of the tutorials; an empty place keeps the drawn one. */
const videos = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(z.union([z.literal(''), httpUrl])).max(3));
/** `BCA 0357012846 PT Maju Jaya`: bank, number, in whose name. */
const account = /^([A-Za-z][A-Za-z ]{1,18}[A-Za-z]) (\d{6,20}) (\S[^;]{1,58}\S)$/;
const accounts = z
  .string()
  .transform((text) => text.split(';').map((part) => account.exec(part.trim())))
  .refine((found) => found.every((part) => part !== null))
  .transform((found) =>
    found.map((part) => {
      const [, bank = '', number = '', holder = ''] = part ?? [];
      return { bank, number, holder };
    }),
  )
  // The bank names the method: a second one could not be told from the first.
  .refine((found) => new Set(found.map(({ bank }) => bank.toUpperCase())).size === found.length);
/** `150000/30`: rupiah for so many days. */
const panelPlan = z
  .string()
  .regex(/^[1-9]\d{0,8}\/[1-9]\d{0,2}$/)
  .transform((text) => {
    const [price = 0, period_days = 0] = text.split('/').map(Number);
    return { price, period_days };
  });
const domain = z.string().regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/);
const npwp = z.string().regex(/^\d{15,16}$/);

/** Every variable that the server reads: its shape, and the words for a value that does not fit. */
const variables = {
  /** 0 takes any free port. */
  PORT: { shape: port.default(4000), expects: 'a whole number from 0 to 65535' },
  HOST: { shape: host.default('127.0.0.1'), expects: 'a host name or an address to listen on' },
  /** Folder of the embedded database and of uploaded files. */
  DATA_DIR: { shape: z.string().default('.data'), expects: 'a folder' },
  DATABASE_URL: { shape: postgresUrl.optional(), expects: 'a postgres:// address' },
  /** Seals identity documents; left out, the first start makes one in DATA_DIR. */
  FILE_KEY: { shape: key.optional(), expects: '32 bytes as 64 hex digits or base64' },
  /** With demo data, after how long a file is reviewed by itself; 0 leaves it to the operator. */
  AUTO_REVIEW_SECONDS: { shape: seconds.default(60), expects: 'a whole number of seconds, 0 for never' },
  /** Left out: demo data on a new embedded database, none on PostgreSQL. */
  SEED: { shape: z.enum(['demo', 'none']).optional(), expects: 'demo or none' },
  /** Another API host for the browser; left out, this server is the API. */
  API_URL: { shape: httpUrl.transform(withoutSlash).optional(), expects: 'an http(s):// address' },
  /** Folder of the live channels; left out, /live of the API host. */
  LIVE_URL: { shape: liveUrl.optional(), expects: 'a ws(s):// or http(s):// address' },
  /** Where a channel goes on when the first one closes, in turns; left out, the same again. */
  LIVE_URL_SECONDARY: { shape: liveUrl.optional(), expects: 'a ws(s):// or http(s):// address' },
  PRODUCT_NAME: { shape: z.string().max(40).default('Lumbung'), expects: 'at most 40 characters' },
  SUPPORT_NUMBER: {
    shape: phone.default('6281234567890'),
    expects: 'a phone number in digits with its country code, such as 6281234567890',
  },
  /** The guideline document of the menu search (spec section 1). */
  GUIDE_URL: { shape: httpUrl.default('https://panduan.lumbung.test'), expects: 'an http(s):// address' },
  /** The chat link for questions (spec section 1); left out, a WhatsApp chat with SUPPORT_NUMBER. */
  FAQ_URL: { shape: httpUrl.optional(), expects: 'an http(s):// address' },
  /** Video files of the three tutorials of the dashboard; without one its drawn scenes play. */
  TUTORIAL_VIDEOS: {
    shape: videos.default([]),
    expects: 'up to three http(s):// addresses of video files with commas, a place may stay empty',
  },
  /** Left out: the sandbox with demo data, else none, and transfers by hand are the only way to pay, if any. */
  PAYMENT_GATEWAY: { shape: z.enum(['sandbox', 'tripay']).optional(), expects: 'sandbox or tripay' },
  TRIPAY_API_KEY: { shape: token.optional(), expects: 'the API key of the merchant' },
  TRIPAY_PRIVATE_KEY: { shape: token.optional(), expects: 'the private key of the merchant' },
  TRIPAY_MERCHANT_CODE: { shape: token.optional(), expects: 'the code of the merchant, such as T0001' },
  TRIPAY_MODE: {
    shape: z.enum(['production', 'sandbox']).default('production'),
    expects: 'production or sandbox',
  },
  /** Codes of payment methods that are out of order. */
  PAYMENT_MAINTENANCE: { shape: methodCodes.default([]), expects: 'codes with commas, such as BCAVA,QRIS' },
  /** The company's bank accounts for transfers by hand; left out: invented ones with demo data, else none. */
  TRANSFER_ACCOUNTS: {
    shape: accounts.optional(),
    expects:
      'bank, number and holder, a bank once, with semicolons, such as "BCA 1234567890 PT Maju; BRI 123456789012345 PT Maju"',
  },
  /** When transfers by hand are looked after, on the clock of Jakarta. */
  TRANSFER_HOURS: {
    shape: hours.prefault('06:00-21:00'),
    expects: 'hours such as 06:00-21:00; 00:00-24:00 is around the clock',
  },
  /** Who sells, as invoices say it. */
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
  /** What a partner's website costs, and for how long. */
  PANEL_PLAN: {
    shape: panelPlan.prefault('150000/30'),
    expects: 'rupiah and days such as 150000/30',
  },
  /** Under which websites get their subdomains. */
  PANEL_DOMAIN: { shape: domain.default('lumbung.test'), expects: 'a domain such as tokomitra.id' },
  /** Who tells whether a website's own domain points here; left out: the sandbox with demo data, else name servers. */
  PANEL_DNS: { shape: z.enum(['dns', 'sandbox']).optional(), expects: 'dns or sandbox' },
  MAINTENANCE: { shape: trueOrFalse.default(false), expects: 'true or false' },
  /** Whether a one-time code sent to the phone opens a session; verifying a number needs one in any case. */
  OTP: { shape: onOrOff.default(true), expects: 'on or off' },
  /** Where e-mails go out; left out, they stay in the sandbox outbox. */
  SMTP_URL: { shape: smtpUrl.optional(), expects: 'an smtp:// or smtps:// address' },
  /** Sender of every e-mail. */
  MAIL_FROM: { shape: mailbox.optional(), expects: 'a mailbox such as "Lumbung <halo@lumbung.test>"' },
  /** Where people reach the portal, as links in messages say it; left out, HOST and PORT. */
  PUBLIC_URL: { shape: httpUrl.transform(withoutSlash).optional(), expects: 'an http(s):// address' },
  RATE_LIMIT: { shape: onOrOff.default(true), expects: 'on or off' },
  /** What the browser puts into a socket's address: a one-use ticket, or the session's token. Left out: the token where API_URL names a host, which knows of no tickets unless it is one of ours. */
  LIVE_AUTH: { shape: z.enum(['ticket', 'token']).optional(), expects: 'ticket or token' },
  /** Whether one proxy stands in front and adds to X-Forwarded-For. */
  TRUST_PROXY: { shape: trueOrFalse.default(false), expects: 'true or false' },
};

type Variables = typeof variables;
type Values = { [Name in keyof Variables]: z.output<Variables[Name]['shape']> };

/** The checked environment. Switches are booleans: `OTP`, `RATE_LIMIT`, `MAINTENANCE`, `TRUST_PROXY`. */
export interface Env extends Values {
  FAQ_URL: string;
  PUBLIC_URL: string;
  LIVE_AUTH: 'ticket' | 'token';
}

/** Values that may hold a password are not repeated on the screen. */
const secret: ReadonlySet<string> = new Set<keyof Variables>([
  'DATABASE_URL',
  'FILE_KEY',
  'SMTP_URL',
  'TRIPAY_API_KEY',
  'TRIPAY_PRIVATE_KEY',
]);

/** Reads and checks the environment. Throws one `StartError` with a line for each wrong variable. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  // An empty variable is how many tools say "not set".
  const given = Object.fromEntries(
    Object.keys(variables).flatMap((name) => (source[name] ? [[name, source[name]]] : [])),
  );
  const shapes = Object.fromEntries(Object.entries(variables).map(([name, { shape }]) => [name, shape]));
  const parsed = z.object(shapes).safeParse(given);
  if (!parsed.success) {
    const wrong = new Set(parsed.error.issues.map((issue) => String(issue.path[0]) as keyof Variables));
    throw new StartError([...wrong].map((name) => complaint(name, given[name])).join('\n'));
  }
  const values = parsed.data as Values;
  const conflicts = conflictsOf(values);
  if (conflicts.length) throw new StartError(conflicts.join('\n'));
  return {
    ...values,
    LIVE_AUTH: values.LIVE_AUTH ?? (values.API_URL ? 'token' : 'ticket'),
    FAQ_URL: values.FAQ_URL ?? `https://wa.me/${values.SUPPORT_NUMBER}`,
    PUBLIC_URL:
      values.PUBLIC_URL ?? `http://${isLoopback(values.HOST) ? values.HOST : 'localhost'}:${values.PORT}`,
  };
}

/** Addresses of live channels that stand in the environment: ones that are not simply this server's own. */
export const liveHosts = ({
  LIVE_URL,
  LIVE_URL_SECONDARY,
}: Pick<Env, 'LIVE_URL' | 'LIVE_URL_SECONDARY'>): string[] =>
  [LIVE_URL, LIVE_URL_SECONDARY].filter((url) => url !== undefined);

function complaint(name: keyof Variables, value: string | undefined): string {
  const got = secret.has(name) ? '' : ` (found ${JSON.stringify(value)})`;
  return `${name} must be ${variables[name].expects}${got}.`;
}

function conflictsOf(values: Values): string[] {
  const conflicts: string[] = [];
  if (!values.RATE_LIMIT && !isLoopback(values.HOST)) {
    conflicts.push(
      `RATE_LIMIT=off is for this machine alone, and HOST is ${values.HOST}: remove one of them.`,
    );
  }
  if (values.PAYMENT_GATEWAY === 'sandbox' && values.SEED !== 'demo' && !isLoopback(values.HOST)) {
    conflicts.push(
      `PAYMENT_GATEWAY=sandbox gives balance away: it is for demo data or this machine alone, and HOST is ${values.HOST}.`,
    );
  }
  const { TRIPAY_API_KEY, TRIPAY_PRIVATE_KEY, TRIPAY_MERCHANT_CODE } = values;
  if (
    values.PAYMENT_GATEWAY === 'tripay' &&
    !(TRIPAY_API_KEY && TRIPAY_PRIVATE_KEY && TRIPAY_MERCHANT_CODE)
  ) {
    conflicts.push(
      'PAYMENT_GATEWAY=tripay needs TRIPAY_API_KEY, TRIPAY_PRIVATE_KEY and TRIPAY_MERCHANT_CODE.',
    );
  }
  if (values.LIVE_AUTH === 'token' && !values.API_URL) {
    conflicts.push('LIVE_AUTH=token needs API_URL: this server accepts tickets only.');
  }
  if (values.SMTP_URL && !(values.MAIL_FROM && values.PUBLIC_URL)) {
    conflicts.push('SMTP_URL needs MAIL_FROM (the sender) and PUBLIC_URL (where links in e-mails lead).');
  }
  return conflicts;
}

function isLoopback(name: string): boolean {
  return name === 'localhost' || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name);
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
