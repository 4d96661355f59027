import type { z } from 'zod';
import {
  type EndpointSpec,
  type InputParts,
  type MetaOf,
  PUBLIC,
  type ReplyOf,
} from '../core/contract/endpoint';
import { envelope, pagedEnvelope } from '../core/contract/envelope';
import { ownError } from './api-error';
import { type QueryValue, send } from './transport';

type Simplify<T> = { [K in keyof T]: T[K] };
type MayBeLeftOut<T> = Record<string, never> extends T ? true : Partial<T> extends T ? true : false;
type OptionalKeys<P> = { [K in keyof P]: MayBeLeftOut<P[K]> extends true ? K : never }[keyof P];

/** What a call hands over: the parts its endpoint declares; a part that may be empty may be left out. */
export type CallParts<E extends EndpointSpec> = Simplify<
  Omit<InputParts<E>, OptionalKeys<InputParts<E>>> & Partial<Pick<InputParts<E>, OptionalKeys<InputParts<E>>>>
>;

/** `parts` is left out where nothing must be said. */
export type CallArguments<E extends EndpointSpec, Options> =
  Partial<CallParts<E>> extends CallParts<E>
    ? [parts?: CallParts<E>, options?: Options]
    : [parts: CallParts<E>, options?: Options];

export interface CallOptions {
  signal?: AbortSignal;
  /** Milliseconds; 30,000 by default. */
  timeout?: number;
}

export interface Answer<E extends EndpointSpec> {
  data: ReplyOf<E>;
  meta: MetaOf<E>;
}

interface AnyParts {
  params?: Record<string, string | number>;
  query?: Record<string, QueryValue>;
  headers?: Record<string, string>;
  body?: unknown;
}

/** The one door to the API: sends, reads the envelope with the endpoint's own validator, throws `ApiError`. */
export const call = <E extends EndpointSpec>(
  endpoint: E,
  ...[parts, options]: CallArguments<E, CallOptions>
): Promise<Answer<E>> => perform(endpoint, parts, options);

/** `call()` for callers that are generic themselves and cannot know which parts may be left out. */
export async function perform<E extends EndpointSpec>(
  endpoint: E,
  parts: CallParts<E> | undefined,
  options?: CallOptions,
): Promise<Answer<E>> {
  const { params, query, headers, body }: AnyParts = parts ?? {};
  const response = await send({
    method: endpoint.method,
    path: fillPath(endpoint.path, params),
    query,
    headers,
    body: body ?? (endpoint.body && {}),
    isPublic: endpoint.object === PUBLIC,
    ...options,
  });
  return read(endpoint.reply, endpoint.meta, await jsonOf(response)) as Answer<E>;
}

/** Envelope → `data` and `meta`. */
export function read(
  reply: z.ZodType,
  meta: z.ZodType | undefined,
  body: unknown,
): { data: unknown; meta: unknown } {
  const shape = meta ? pagedEnvelope(reply, meta) : envelope(reply);
  const parsed = shape.safeParse(body);
  if (!parsed.success) throw ownError('BAD_REPLY');
  return { meta: undefined, ...parsed.data };
}

export const jsonOf = (response: Response): Promise<unknown> =>
  response.json().catch(() => {
    throw ownError('BAD_REPLY');
  });

/** `/x/:id` → `/x/018f…`. */
export function fillPath(path: string, params: Record<string, string | number> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

/** Bytes behind the session: a download, or a picture that is nobody else's. */
export async function fetchFile(path: string, query?: Record<string, QueryValue>): Promise<Blob> {
  const response = await send({ method: 'GET', path, query, headers: { accept: '*/*' }, timeout: 120_000 });
  return response.blob();
}
