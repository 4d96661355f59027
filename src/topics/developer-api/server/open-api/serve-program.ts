import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { MetaOf, ReplyOf, RequestOf } from '../../../../core/contract/endpoint';
import { envelope, pagedEnvelope } from '../../../../core/contract/envelope';
import { AppError } from '../../../../platform/http/app-error';
import { jsonReader } from '../../../../platform/http/body-text';
import { isNamed, tagOf } from '../../../../platform/http/etag';
import { limitHeaders } from '../../../../platform/http/limit-headers';
import { addressOf } from '../../../../platform/network/address';
import type { ProgramSpec } from '../../contract/open-api/program';
import type { Gate, Pause, Program } from '../integration/gate';
import { firstRows } from '../request-log/masked';
import type { RequestLogService } from '../request-log/service';

interface LoggedCall {
  program: Program;
  isSigned: boolean;
  body: Buffer;
  answer: unknown;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The authenticated program; null elsewhere. */
    program: Program | null;
    /** Log data of this call; null if the caller is unknown. */
    logged: LoggedCall | null;
  }
}

/** Far above the size of any order. */
const MOST_BYTES = 64 * 1024;
const BODY_REFUSED = [413, 415];
const noQuery = z.strictObject({});
export const PROGRAM_TAG = 'open-api';

const marksOf = ({ scope, refusals = [] }: ProgramSpec): object => ({
  'x-scope': scope,
  'x-refusals': refusals,
});

type Answer<E extends ProgramSpec> = E extends { meta: z.ZodType }
  ? { data: ReplyOf<E>; meta: MetaOf<E> }
  : ReplyOf<E>;

export interface ProgramCall<E extends ProgramSpec> extends RequestOf<E> {
  program: Program;
}

interface Options<E extends ProgramSpec> {
  /** Additional rate limit of this call, from its parsed query. */
  pause?: (query: RequestOf<E>['query'], caller: Program) => Pause | null;
}

export type ServeProgram = <E extends ProgramSpec>(
  spec: E,
  handler: (call: ProgramCall<E>) => Promise<Answer<E>>,
  options?: Options<E>,
) => void;

/**
 * Registers calls of programs. The signature covers the raw bytes, so the body is parsed only after
 * admission.
 */
export async function servePrograms(
  app: FastifyInstance,
  { gate, requestLog }: { gate: Gate; requestLog: Pick<RequestLogService, 'note'> },
  register: (serve: ServeProgram) => void,
): Promise<void> {
  app.decorateRequest('program', null);
  app.decorateRequest('logged', null);
  await app.register(async (scope) => {
    const parsed = jsonReader(scope);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );

    // An invalid body is refused before the caller is known.
    scope.setErrorHandler(async (error: FastifyError | AppError, request) => {
      const status = error instanceof AppError ? error.status : error.statusCode;
      if (!request.logged && BODY_REFUSED.includes(status ?? 0)) {
        const { headers, ip } = request;
        const program = await gate.callerOf({ headers, ip: addressOf(ip) });
        if (program) request.logged = { program, isSigned: false, body: Buffer.alloc(0), answer: undefined };
      }
      throw error;
    });
    // The signature of such a call covers an empty body, so any body is unsigned.
    scope.addHook('onRequest', async ({ method, headers }) => {
      const hasBody =
        headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
      if (hasBody && (method === 'GET' || method === 'HEAD')) {
        throw new AppError('BAD_REQUEST', undefined, { body: ['Permintaan GET tidak boleh memuat isi.'] });
      }
    });
    scope.addHook('preSerialization', async ({ logged }, _reply, payload) => {
      if (logged) logged.answer = payload;
      return payload;
    });
    scope.addHook('onResponse', async (request, reply) => {
      const { logged, method, id: requestId } = request;
      if (!logged) return;
      requestLog.note({
        ...{ ...logged, requestId, method, url: request.raw.url ?? '', ip: addressOf(request.ip) },
        ...{ status: reply.statusCode, duration: reply.elapsedTime },
        request: () => logged.body.toString('utf8'),
        // Serialized by the route's contract, like the sent response.
        response: () =>
          logged.answer === undefined ? '' : String(reply.serialize(firstRows(logged.answer))),
      });
    });

    register((spec, handler, { pause } = {}) => {
      scope.route({
        method: spec.method,
        url: spec.path,
        bodyLimit: MOST_BYTES,
        config: { object: spec.object },
        schema: {
          summary: spec.summary,
          ...(spec.about && { description: spec.about }),
          tags: [PROGRAM_TAG],
          security: [{ program: [] }],
          ...marksOf(spec),
          ...(spec.params && { params: spec.params }),
          querystring: spec.query ?? noQuery,
          ...(spec.body && { body: spec.body }),
          response: { 200: spec.meta ? pagedEnvelope(spec.reply, spec.meta) : envelope(spec.reply) },
        },
        preValidation: async (request, reply) => {
          const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
          const query = (spec.query ?? noQuery).safeParse(request.query);
          request.program = await gate.letIn(
            {
              method: request.method,
              url: request.raw.url ?? '',
              headers: request.headers,
              body,
              ip: addressOf(request.ip),
            },
            spec.scope,
            {
              // An invalid query is refused later.
              pause: (caller) =>
                (query.success && pause?.(query.data as RequestOf<typeof spec>['query'], caller)) || null,
              setHeaders: (allowance) => void reply.headers(limitHeaders(allowance)),
              known: (program, isSigned) => {
                request.logged = { program, isSigned, body, answer: undefined };
              },
            },
          );
          if (spec.body) request.body = await parsed(request, body);
        },
        handler: async (request, reply) => {
          if (!request.program) throw new AppError('INVALID_TOKEN');
          const { params, query, headers, body, program } = request;
          const answer = await handler({ params, query, headers, body, program } as ProgramCall<typeof spec>);
          const answered = spec.meta ? (answer as { data: unknown; meta: unknown }) : { data: answer };
          if (isKnown(request, reply, answered)) return (reply as FastifyReply).code(304).send();
          return { status: 200, message: 'OK', ...answered };
        },
      });
    });
  });
}

/** Sets the ETag; true if the caller has this version. */
function isKnown({ method, headers }: FastifyRequest, reply: FastifyReply, body: unknown): boolean {
  if (method !== 'GET') return false;
  const tag = tagOf(body);
  reply.header('etag', tag);
  return isNamed(headers['if-none-match'], tag);
}
