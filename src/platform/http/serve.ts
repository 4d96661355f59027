import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  type DownloadSpec,
  type EndpointSpec,
  type MetaOf,
  PUBLIC,
  pathsOf,
  type ReplyOf,
  type RequestOf,
} from '../../core/contract/endpoint';
import { envelope, pagedEnvelope } from '../../core/contract/envelope';
import type { Actor } from './actor';
import { AppError } from './app-error';
import { BODY_LIMIT } from './body-limit';
import { refusalOf } from './failure-of';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Casbin object that `plugins/access.ts` checks before the handler; a route without one answers 404. */
    object?: string;
    /** Answers 404 instead of 403, so that its existence stays hidden (promise S10). */
    hidden?: true;
    /** Open during maintenance: the caller does not retry, and its data must not be lost. */
    alwaysOpen?: true;
    /** Content of a download: "Unduh riwayat saldo". */
    download?: string;
  }
  interface FastifyRequest {
    /** Null on public endpoints only. */
    actor: Actor | null;
  }
}

const noQuery = z.strictObject({});

export interface Call<E extends EndpointSpec> extends RequestOf<E> {
  request: FastifyRequest;
  reply: FastifyReply;
  /** The caller. Throws on public endpoints. */
  readonly actor: Actor;
}

type Answer<E extends EndpointSpec> = E extends { meta: z.ZodType }
  ? { data: ReplyOf<E>; meta: MetaOf<E> }
  : ReplyOf<E>;

export function actorOf(request: FastifyRequest): Actor {
  if (!request.actor) throw new AppError('UNAUTHENTICATED');
  return request.actor;
}

/** Registers an endpoint: its declaration defines validation, access object and envelope. */
export function serve<E extends EndpointSpec>(
  app: FastifyInstance,
  spec: E,
  handler: (call: Call<E>) => Promise<Answer<E>>,
  narrow?: Narrow,
): void {
  for (const url of pathsOf(spec)) serveAt(app, url, spec, handler, narrow);
}

/** Narrower shapes that this person's calls must fit besides the declared ones; undefined if there are none. */
export type Narrow = (actor: Actor) => Pick<EndpointSpec, 'query' | 'body'> | undefined;

const narrowing = (narrow: Narrow) => async (request: FastifyRequest) => {
  const { query, body } = narrow(actorOf(request)) ?? {};
  const asked = query?.safeParse(request.query);
  if (asked?.error) throw refusalOf(asked.error.issues, false);
  const typed = body?.safeParse(request.body);
  if (typed?.error) throw refusalOf(typed.error.issues);
};

function serveAt<E extends EndpointSpec>(
  app: FastifyInstance,
  url: string,
  spec: E,
  handler: (call: Call<E>) => Promise<Answer<E>>,
  narrow: Narrow | undefined,
): void {
  app.route({
    method: spec.method,
    url,
    config: { object: spec.object },
    ...(spec.moreBytes && { bodyLimit: BODY_LIMIT + spec.moreBytes }),
    schema: {
      summary: spec.summary,
      security: spec.object === PUBLIC ? [] : [{ bearer: [] }],
      ...(spec.params && { params: spec.params }),
      // An endpoint without declared query accepts none: unknown keys are refused everywhere.
      querystring: spec.query ?? noQuery,
      ...(spec.headers && { headers: spec.headers }),
      ...(spec.body && { body: spec.body }),
      response: { 200: spec.meta ? pagedEnvelope(spec.reply, spec.meta) : envelope(spec.reply) },
    },
    ...(narrow && { preValidation: narrowing(narrow) }),
    handler: async (request, reply) => {
      const call = {
        params: request.params,
        query: request.query,
        headers: request.headers,
        body: request.body,
        request,
        reply,
        get actor() {
          return actorOf(request);
        },
      } as Call<E>;
      const answer = await handler(call);
      const paged = spec.meta ? (answer as { data: unknown; meta: unknown }) : { data: answer };
      return { status: 200, message: 'OK', ...paged };
    },
  });
}

/** Registers a download; the handler streams the file through `reply`. */
export function serveDownload<D extends DownloadSpec>(
  app: FastifyInstance,
  spec: D,
  handler: (call: {
    query: z.output<D['query']>;
    actor: Actor;
    request: FastifyRequest;
    reply: FastifyReply;
  }) => Promise<unknown>,
  narrow?: Narrow,
): void {
  app.get(
    spec.path,
    {
      config: { object: spec.object, download: spec.summary },
      schema: { summary: spec.summary, security: [{ bearer: [] }], querystring: spec.query },
      ...(narrow && { preValidation: narrowing(narrow) }),
    },
    (request, reply) =>
      handler({ query: request.query as z.output<D['query']>, actor: actorOf(request), request, reply }),
  );
}
