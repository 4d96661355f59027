import type { Server } from 'node:http';
import { type FastifyHttpOptions, LogController } from 'fastify';
import { sendFailure } from '../plugins/errors';
import { AppError } from './app-error';
import { BODY_LIMIT } from './body-limit';
import { answerClientError } from './client-error';
import { loggerOptions } from './logger-options';
import { plainUrl } from './paths';
import { newRequestId } from './request-id';
import { safetyHeaders } from './safety-headers';

const KILOBYTE = 1024;

/** Request limits (promises S16, S20). */
export const serverOptions = ({
  trustProxy,
  logLevel,
}: {
  trustProxy: boolean;
  logLevel: string;
}): FastifyHttpOptions<Server> => ({
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
  rewriteUrl: ({ url = '/' }) => plainUrl(url),
  forceCloseConnections: 'idle',
  // `plugins/closing.ts` answers in the common error format.
  return503OnClosing: false,
  frameworkErrors: (_error, request, reply) => {
    // The router raises this before any hook: a path that cannot be decoded.
    reply.headers(safetyHeaders);
    sendFailure(new AppError('BAD_REQUEST'), request, reply);
  },
  clientErrorHandler: answerClientError,
});
