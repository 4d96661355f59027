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

/** Bounds of a request (promises S16, S20): what is larger or slower is cut before it costs anything. */
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
  // One proxy: what it adds itself is believed, what a caller wrote before that is not.
  trustProxy: trustProxy && ((_address: string, hop: number) => hop === 0),
  bodyLimit: BODY_LIMIT,
  // A slow upload of two megabytes on a phone fits; a client that trickles bytes does not.
  requestTimeout: 25_000,
  keepAliveTimeout: 65_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000, maxHeaderSize: 16 * KILOBYTE },
  routerOptions: { maxParamLength: 200 },
  rewriteUrl: ({ url = '/' }) => plainUrl(url),
  forceCloseConnections: 'idle',
  // `plugins/closing.ts` answers in the shape of every other failure.
  return503OnClosing: false,
  frameworkErrors: (_error, request, reply) => {
    // Raised by the router before any hook: a path that cannot be decoded.
    reply.headers(safetyHeaders);
    sendFailure(new AppError('BAD_REQUEST'), request, reply);
  },
  clientErrorHandler: answerClientError,
});
