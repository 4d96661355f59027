import { z } from 'zod';
import { StartError } from './start-error';

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((value) => value <= 65_535);
const httpUrl = z.url({ protocol: /^https?$/ });
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ });
const phone = z.string().regex(/^[1-9]\d{7,14}$/);
const host = z.string().regex(/^[\w.:-]+$/);
const trueOrFalse = z.enum(['true', 'false']).transform((value) => value === 'true');
const onOrOff = z.enum(['on', 'off']).transform((value) => value === 'on');

/** Every variable that the server reads: its shape, and the words for a value that does not fit. */
const variables = {
  /** 0 takes any free port. */
  PORT: { shape: port.default(4000), expects: 'a whole number from 0 to 65535' },
  HOST: { shape: host.default('127.0.0.1'), expects: 'a host name or an address to listen on' },
  /** Folder of the embedded database and of uploaded files. */
  DATA_DIR: { shape: z.string().default('.data'), expects: 'a folder' },
  DATABASE_URL: { shape: postgresUrl.optional(), expects: 'a postgres:// address' },
  /** Left out: demo data on a new embedded database, none on PostgreSQL. */
  SEED: { shape: z.enum(['demo', 'none']).optional(), expects: 'demo or none' },
  /** Another API host for the browser; left out, this server is the API. */
  API_URL: { shape: httpUrl.transform(withoutSlash).optional(), expects: 'an http(s):// address' },
  PRODUCT_NAME: { shape: z.string().max(40).default('Lumbung'), expects: 'at most 40 characters' },
  SUPPORT_NUMBER: {
    shape: phone.default('6281234567890'),
    expects: 'a phone number in digits with its country code, such as 6281234567890',
  },
  /** The guideline document of the menu search (spec section 1). */
  GUIDE_URL: { shape: httpUrl.default('https://panduan.lumbung.test'), expects: 'an http(s):// address' },
  /** The chat link for questions (spec section 1); left out, a WhatsApp chat with SUPPORT_NUMBER. */
  FAQ_URL: { shape: httpUrl.optional(), expects: 'an http(s):// address' },
  MAINTENANCE: { shape: trueOrFalse.default(false), expects: 'true or false' },
  /** Whether one-time codes are asked for. */
  OTP: { shape: onOrOff.default(true), expects: 'on or off' },
  RATE_LIMIT: { shape: onOrOff.default(true), expects: 'on or off' },
  /** What the browser puts into a socket's address: a one-use ticket, or the session's token for a foreign API. */
  LIVE_AUTH: { shape: z.enum(['ticket', 'token']).default('ticket'), expects: 'ticket or token' },
  /** Whether one proxy stands in front and adds to X-Forwarded-For. */
  TRUST_PROXY: { shape: trueOrFalse.default(false), expects: 'true or false' },
};

type Variables = typeof variables;
type Values = { [Name in keyof Variables]: z.output<Variables[Name]['shape']> };

/** The checked environment. Switches are booleans: `OTP`, `RATE_LIMIT`, `MAINTENANCE`, `TRUST_PROXY`. */
export interface Env extends Values {
  FAQ_URL: string;
}

/** Values that may hold a password are not repeated on the screen. */
const secret: ReadonlySet<string> = new Set<keyof Variables>(['DATABASE_URL']);

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
  return { ...values, FAQ_URL: values.FAQ_URL ?? `https://wa.me/${values.SUPPORT_NUMBER}` };
}

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
  if (values.LIVE_AUTH === 'token' && !values.API_URL) {
    conflicts.push('LIVE_AUTH=token needs API_URL: this server accepts tickets only.');
  }
  return conflicts;
}

function isLoopback(name: string): boolean {
  return name === 'localhost' || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name);
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
