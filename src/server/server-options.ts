import { randomBytes } from 'node:crypto';
import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type FastifyHttpOptions, LogController } from 'fastify';
import { AppError } from '../platform/http/app-error';
import { BODY_LIMIT } from '../platform/http/body-limit';
import { loggerOptions } from '../platform/http/logger-options';
import { safetyHeaders } from '../platform/http/safety-headers';
import { sendFailure } from './plugins/errors';

/** Ten characters that partners can read out to support. Never taken from a request header. */
const newRequestId = (): string => randomBytes(5).toString('hex');

const STATUSES: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/**
 * Answers requests that Node itself rejects (headers too large, not HTTP), for which no request object
 * exists.
 */
function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUSES[error.code ?? ''] ?? 400;
  const { code, message } = new AppError('BAD_REQUEST');
  const body = JSON.stringify({ status, code, message, request_id: newRequestId() });
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      ...Object.entries(safetyHeaders).map(([name, value]) => `${name}: ${value}`),
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

const KILOBYTE = 1024;

/** Request limits (promises S16, S20). */
export const serverOptions = ({
  trustProxy,
  logLevel,
  rewriteUrl,
}: {
  trustProxy: boolean;
  logLevel: string;
} & Required<Pick<FastifyHttpOptions<Server>, 'rewriteUrl'>>): FastifyHttpOptions<Server> => ({
  logger: loggerOptions(logLevel),
  logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
  genReqId: newRequestId,
  // Trusts one proxy: only its own address entry, not those sent by the client.
  trustProxy: trustProxy && ((_address: string, hop: number) => hop === 0),
  bodyLimit: BODY_LIMIT,
  // Enough for a two megabyte upload on a slow phone, but not for a slowloris client.
  requestTimeout: 25_000,
  keepAliveTimeout: 65_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000, maxHeaderSize: 16 * KILOBYTE },
  routerOptions: { maxParamLength: 200 },
  rewriteUrl,
  forceCloseConnections: 'idle',
  // `plugins/closing.ts` answers in the common error format.
  return503OnClosing: false,
  frameworkErrors: (_error, request, reply) => {
    // The router throws this before any hook: a path that cannot be decoded.
    reply.headers(safetyHeaders);
    sendFailure(new AppError('BAD_REQUEST'), request, reply);
  },
  clientErrorHandler: answerClientError,
});
