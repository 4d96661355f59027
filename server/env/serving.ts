import { z } from 'zod';
import { httpUrl, onOrOff, trueOrFalse, withoutSlash } from './shapes';

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
/** What RFC 6750 lets a bearer token be; short ones are guessed. */
const bearer = z.string().regex(/^[\w.~+/-]{16,200}=*$/);

/** Where the server stands, and what it keeps. */
export const servingVariables = {
  /** 0 takes any free port. */
  PORT: { shape: port.default(4000), expects: 'a whole number from 0 to 65535' },
  HOST: { shape: host.default('127.0.0.1'), expects: 'a host name or an address to listen on' },
  /** Folder of the embedded database and of uploaded files. */
  DATA_DIR: { shape: z.string().default('.data'), expects: 'a folder' },
  DATABASE_URL: { shape: postgresUrl.optional(), expects: 'a postgres:// address' },
  /** Seals identity documents; left out, the first start makes one in DATA_DIR. */
  FILE_KEY: { shape: key.optional(), expects: '32 bytes as 64 hex digits or base64' },
  /** Left out: `demo` on an embedded database that only this machine reaches, else `none`. */
  SEED: { shape: z.enum(['demo', 'none']).optional(), expects: 'demo or none' },
  /** With demo data, after how long a file is reviewed by itself; 0 leaves it to the operator. */
  AUTO_REVIEW_SECONDS: { shape: seconds.default(60), expects: 'a whole number of seconds, 0 for never' },
  /** How often the sandbox supplier moves the price of an item. */
  AUTO_PRICE_SECONDS: { shape: seconds.default(900), expects: 'a whole number of seconds, 0 for never' },
  MAINTENANCE: { shape: trueOrFalse.default(false), expects: 'true or false' },
  RATE_LIMIT: { shape: onOrOff.default(true), expects: 'on or off' },
  /** Whether one proxy stands in front and adds to X-Forwarded-For. */
  TRUST_PROXY: { shape: trueOrFalse.default(false), expects: 'true or false' },
  /** What a line of the log is worth at least; `info` holds one for each call. */
  LOG_LEVEL: {
    shape: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
    expects: 'fatal, error, warn, info, debug or silent',
  },
  /** Who shows it reads /metrics from anywhere; left out, only callers on this machine do. */
  METRICS_TOKEN: { shape: bearer.optional(), expects: '16 to 200 characters of a bearer token' },
  /** Where people reach the portal, as links in messages say it; left out, HOST and PORT. */
  PUBLIC_URL: { shape: httpUrl.transform(withoutSlash).optional(), expects: 'an http(s):// address' },
};
