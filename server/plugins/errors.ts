import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Failure } from '../../src/core/contract/envelope';
import { errorText } from '../../src/core/text/errors';
import { AppError } from '../http/app-error';
import { failureOf } from '../http/failure-of';
import { limitHeaders } from '../http/limit-headers';
import { isOpenApiPath, openApiFailure } from '../http/open-api-failure';
import type { KnownPaths } from './known-paths';

/** Every failure leaves here, as JSON of one shape: no trace, no query, no HTML. */
export function installErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendFailure(error, request, reply));
}

export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // Nobody hears it; nothing failed here either.
  const failure = isCutOff(error, request) ? new AppError('BAD_REQUEST') : failureOf(error);
  if (failure.status >= 500) {
    // A refusal that was meant says by its code where it comes from.
    if (error instanceof AppError) request.log.warn({ code: error.code }, 'request refused');
    else request.log.error({ err: error }, 'request failed');
  }
  tellWait(failure, reply);
  const body = isOpenApiPath(request.url) ? openApiFailure(failure, request.id) : bodyOf(failure, request.id);
  return reply.code(body.status).type('application/json; charset=utf-8').send(body);
}

/** Refusals that pass by themselves. */
const PASSING: readonly number[] = [423, 429, 503];
/** Seconds, where nobody knows when what is away comes back. */
const RETRY_SECONDS = 60;

/** When to come again, and by which limit a program was refused. */
function tellWait({ status, details }: AppError, reply: FastifyReply): void {
  if (!PASSING.includes(status)) return;
  const seconds = details?.seconds ?? (status === 503 ? RETRY_SECONDS : null);
  if (typeof seconds !== 'number') return;
  reply.header('retry-after', seconds);
  if (typeof details?.limit === 'number')
    reply.headers(limitHeaders({ limit: details.limit, remaining: 0, reset: seconds }));
}

/** The caller hung up in the middle of its own body. A database that hangs up says ECONNRESET, too. */
const isCutOff = (error: unknown, { raw }: FastifyRequest): boolean =>
  raw.readableAborted && (error as { code?: unknown }).code === 'ECONNRESET';

/** What `app.ts` answers to a path that no route has: 405 when another method has it, else 404. */
export function unknownPath(request: FastifyRequest, reply: FastifyReply, paths: KnownPaths): FastifyReply {
  const methods = paths.methodsOf(request.url);
  if (methods.length === 0) throw new AppError('NOT_FOUND');
  reply.header('allow', methods.join(', '));
  if (request.method === 'OPTIONS') return reply.code(204).send();
  throw new AppError('METHOD_NOT_ALLOWED');
}

function bodyOf(failure: AppError, requestId: string): Failure {
  // Only the text of INTERNAL names the request, so that a partner can quote it.
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
