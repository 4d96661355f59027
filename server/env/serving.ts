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
/** Bearer token characters (RFC 6750); short tokens can be guessed. */
const bearer = z.string().regex(/^[\w.~+/-]{16,200}=*$/);

export const servingVariables = {
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
  /** Whether one proxy in front adds X-Forwarded-For. */
  TRUST_PROXY: { shape: trueOrFalse.default(false), expects: 'true or false' },
  /** Minimum level; `info` logs every call. */
  LOG_LEVEL: {
    shape: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
    expects: 'fatal, error, warn, info, debug or silent',
  },
  /** Bearer token for /metrics; if omitted, only local callers may read it. */
  METRICS_TOKEN: { shape: bearer.optional(), expects: '16 to 200 characters of a bearer token' },
  /** Public URL in messages; defaults to HOST and PORT. */
  PUBLIC_URL: { shape: httpUrl.transform(withoutSlash).optional(), expects: 'an http(s):// address' },
};
