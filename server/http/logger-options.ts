import type { FastifyServerOptions } from 'fastify';
import { addressOf } from './address';
import { pathOf } from './paths';

const SECRET_KEYS = ['authorization', 'cookie', 'password', 'pin', 'token', 'accessToken', 'ticket'];

interface LoggedError {
  [key: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/**
 * What of an error is logged. A failed query is logged by its text and its cause, without its parameters; PostgreSQL's
 * `detail` quotes rows and is dropped.
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

/** Logs carry no header, no query and no body (promise S22); `redact` is the second net under that. */
export const loggerOptions = (level: string): FastifyServerOptions['logger'] => ({
  level,
  // By name, and an instant that people read: what collects logs needs no table for either.
  formatters: { level: (label) => ({ level: label }) },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  redact: { paths: SECRET_KEYS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[redacted]' },
  serializers: {
    req: (request) => ({ method: request.method, path: pathOf(request.url), ip: addressOf(request.ip) }),
    err: (error) => wordsOf(error),
  },
});
