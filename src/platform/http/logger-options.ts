import type { FastifyServerOptions } from 'fastify';
import { addressOf } from '../network/address';
import { pathOf } from './paths';

const SECRET_KEYS = ['authorization', 'cookie', 'password', 'pin', 'token', 'accessToken', 'ticket'];

interface LoggedError {
  [key: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/**
 * Logged parts of an error. A failed query is logged with its text and cause, without parameters;
 * PostgreSQL's `detail` quotes rows and is dropped.
 */
function wordsOf(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error object', stack: '' };
  return {
    type: error.name,
    message: error.message,
    code: (error as { code?: unknown }).code,
    stack: (error.stack ?? '').replace(/^(?:(?! {4}at ).*\n?)+/, ''),
    ...(error.cause !== undefined && depth < 3 && { cause: wordsOf(error.cause, depth + 1) }),
  };
}

/** Logs contain no header, query or body (promise S22); `redact` is a second safeguard. */
export const loggerOptions = (level: string): FastifyServerOptions['logger'] => ({
  level,
  // Level names and ISO times, so that log collectors need no conversion.
  formatters: { level: (label) => ({ level: label }) },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  redact: { paths: SECRET_KEYS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[redacted]' },
  serializers: {
    req: (request) => ({ method: request.method, path: pathOf(request.url), ip: addressOf(request.ip) }),
    err: (error) => wordsOf(error),
  },
});
