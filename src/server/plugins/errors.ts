import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Failure } from '../../core/contract/envelope';
import { errorText } from '../../core/text/errors';
import { AppError } from '../../platform/http/app-error';
import { failureOf } from '../../platform/http/failure-of';
import type { KnownPaths } from '../../platform/http/known-paths';
import { limitHeaders } from '../../platform/http/limit-headers';
import { isOpenApiPath, openApiFailure } from '../open-api-failure';

/** All errors are sent here as uniform JSON: no stack, no query, no HTML. */
export function installErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendFailure(error, request, reply));
}

export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // The client is gone, and this is no server error.
  const failure = isCutOff(error, request) ? new AppError('BAD_REQUEST') : failureOf(error);
  if (failure.status >= 500) {
    // The code of an expected refusal identifies its origin.
    if (error instanceof AppError) request.log.warn({ code: error.code }, 'request refused');
    else request.log.error({ err: error }, 'request failed');
  }
  setRetryAfter(failure, reply);
  const body = isOpenApiPath(request.url) ? openApiFailure(failure, request.id) : bodyOf(failure, request.id);
  return reply.code(body.status).type('application/json; charset=utf-8').send(body);
}

const PASSING: readonly number[] = [423, 429, 503];
/** Default Retry-After in seconds. */
const RETRY_SECONDS = 60;

function setRetryAfter({ status, details }: AppError, reply: FastifyReply): void {
  if (!PASSING.includes(status)) return;
  const seconds = details?.seconds ?? (status === 503 ? RETRY_SECONDS : null);
  if (typeof seconds !== 'number') return;
  reply.header('retry-after', seconds);
  if (typeof details?.limit === 'number')
    reply.headers(limitHeaders({ limit: details.limit, remaining: 0, reset: seconds }));
}

/** The client aborted its body. A lost database connection also reports ECONNRESET. */
const isCutOff = (error: unknown, { raw }: FastifyRequest): boolean =>
  raw.readableAborted && (error as { code?: unknown }).code === 'ECONNRESET';

/** Answers unknown paths: 405 if another method exists, else 404. */
export function unknownPath(request: FastifyRequest, reply: FastifyReply, paths: KnownPaths): FastifyReply {
  const methods = paths.methodsOf(request.url);
  if (methods.length === 0) throw new AppError('NOT_FOUND');
  reply.header('allow', methods.join(', '));
  if (request.method === 'OPTIONS') return reply.code(204).send();
  throw new AppError('METHOD_NOT_ALLOWED');
}

function bodyOf(failure: AppError, requestId: string): Failure {
  // Only INTERNAL includes the request id, so that a partner can quote it.
  const message =
    failure.code === 'INTERNAL' ? errorText('INTERNAL', { request_id: requestId }) : failure.message;
  return {
    status: failure.status,
    code: failure.code,
    message,
    ...(failure.fields && { errors: failure.fields }),
    ...(failure.details && { details: failure.details }),
    request_id: requestId,
  };
}
