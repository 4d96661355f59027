import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { MetaOf, ReplyOf, RequestOf } from '../../../../src/core/contract/endpoint';
import { envelope, pagedEnvelope } from '../../../../src/core/contract/envelope';
import type { ProgramSpec } from '../../../../src/core/contract/open-api/program';
import { addressOf } from '../../../http/address';
import { AppError } from '../../../http/app-error';
import { jsonReader } from '../../../http/body-text';
import { isNamed, tagOf } from '../../../http/etag';
import { limitHeaders } from '../../../http/limit-headers';
import type { Gate, Pause, Program } from '../integration/gate';
import type { RequestLogService } from '../request-log/service';
import { firstRows } from '../request-log/told';

/** A call of a known token, as far as it has come. */
interface Heard {
  program: Program;
  isSigned: boolean;
  body: Buffer;
  /** What was answered; undefined for nothing. */
  answer: unknown;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who was let in by its signature; null everywhere else. */
    program: Program | null;
    /** What the log says of this call; null where nobody knows whose it is. */
    heard: Heard | null;
  }
}

/** Far more than an order says. */
const MOST_BYTES = 64 * 1024;
const BODY_REFUSED = [413, 415];
const noQuery = z.strictObject({});
/** Under it calls of programs stand in the document of the whole API. */
export const PROGRAM_TAG = 'open-api';

/** What OpenAPI has no word for. */
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
  /** A limit of its own for this call, by what its query means to who asks, however it is written. */
  pause?: (query: RequestOf<E>['query'], caller: Program) => Pause | null;
}

export type ServeProgram = <E extends ProgramSpec>(
  spec: E,
  handler: (call: ProgramCall<E>) => Promise<Answer<E>>,
  options?: Options<E>,
) => void;

/** Registers calls of programs. Signatures are over the very bytes, so a body stays unread until its call is let in. */
export async function servePrograms(
  app: FastifyInstance,
  { gate, requestLog }: { gate: Gate; requestLog: Pick<RequestLogService, 'note'> },
  register: (serve: ServeProgram) => void,
): Promise<void> {
  app.decorateRequest('program', null);
  app.decorateRequest('heard', null);
  await app.register(async (scope) => {
    const parsed = jsonReader(scope);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );

    // A body that is too large, or none of ours, is refused before anybody has read who calls.
    scope.setErrorHandler(async (error: FastifyError | AppError, request) => {
      const status = error instanceof AppError ? error.status : error.statusCode;
      if (!request.heard && BODY_REFUSED.includes(status ?? 0)) {
        const { headers, ip } = request;
        const program = await gate.callerOf({ headers, ip: addressOf(ip) });
        if (program) request.heard = { program, isSigned: false, body: Buffer.alloc(0), answer: undefined };
      }
      throw error;
    });
    // The signature of such a call is over an empty body: what came with it would be a body that nobody signed.
    scope.addHook('onRequest', async ({ method, headers }) => {
      const hasBody =
        headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
      if (hasBody && (method === 'GET' || method === 'HEAD')) {
        throw new AppError('BAD_REQUEST', undefined, { body: ['Permintaan GET tidak boleh memuat isi.'] });
      }
    });
    scope.addHook('preSerialization', async ({ heard }, _reply, payload) => {
      if (heard) heard.answer = payload;
      return payload;
    });
    scope.addHook('onResponse', async (request, reply) => {
      const { heard, method, id: requestId } = request;
      if (!heard) return;
      requestLog.note({
        ...{ ...heard, requestId, method, url: request.raw.url ?? '', ip: addressOf(request.ip) },
        ...{ status: reply.statusCode, duration: reply.elapsedTime },
        request: () => heard.body.toString('utf8'),
        // By the contract of the route: what it does not name was not sent either.
        response: () => (heard.answer === undefined ? '' : String(reply.serialize(firstRows(heard.answer)))),
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
              // A query that is none is refused in a moment.
              pause: (caller) =>
                (query.success && pause?.(query.data as RequestOf<typeof spec>['query'], caller)) || null,
              tell: (allowance) => void reply.headers(limitHeaders(allowance)),
              known: (program, isSigned) => {
                request.heard = { program, isSigned, body, answer: undefined };
              },
            },
          );
          if (spec.body) request.body = await parsed(request, body);
        },
        handler: async (request, reply) => {
          if (!request.program) throw new AppError('INVALID_TOKEN');
          const { params, query, headers, body, program } = request;
          const answer = await handler({ params, query, headers, body, program } as ProgramCall<typeof spec>);
          const told = spec.meta ? (answer as { data: unknown; meta: unknown }) : { data: answer };
          if (isKnown(request, reply, told)) return (reply as FastifyReply).code(304).send();
          return { status: 200, message: 'OK', ...told };
        },
      });
    });
  });
}

/** Tags what is read, and says whether the caller has it already. */
function isKnown({ method, headers }: FastifyRequest, reply: FastifyReply, told: unknown): boolean {
  if (method !== 'GET') return false;
  const tag = tagOf(told);
  reply.header('etag', tag);
  return isNamed(headers['if-none-match'], tag);
}
