import type { z } from 'zod';
import {
  type EndpointSpec,
  type InputParts,
  type MetaOf,
  PUBLIC,
  type ReplyOf,
} from '../../core/contract/endpoint';
import { PAGE_SIZE, type QueryValue, queryText } from '../../core/contract/query-text';
import { readAs, Unreadable } from '../../core/contract/reading';
import { ownError } from './api-error';
import { isFirstDrawing } from './first-drawing';
import { FILE_TIMEOUT, failureFrom, send, takeArrived } from './transport';

type Simplify<T> = { [K in keyof T]: T[K] };
type MayBeLeftOut<T> = Record<string, never> extends T ? true : Partial<T> extends T ? true : false;
type OptionalKeys<P> = { [K in keyof P]: MayBeLeftOut<P[K]> extends true ? K : never }[keyof P];

export type CallParts<E extends EndpointSpec> = Simplify<
  Omit<InputParts<E>, OptionalKeys<InputParts<E>>> & Partial<Pick<InputParts<E>, OptionalKeys<InputParts<E>>>>
>;

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

/**
 * Sends, validates the envelope with the endpoint's own schema, and throws `ApiError`. Every API call passes through
 * here.
 */
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
  return read(endpoint.reply, endpoint.meta, await jsonOf(response), query) as Answer<E>;
}

/** Answer to a call that the page sent before its first drawing; undefined if it has not arrived. */
export function arrivedAnswer<E extends EndpointSpec>(
  endpoint: E,
  parts: CallParts<E> | undefined,
): Answer<E> | undefined {
  if (!isFirstDrawing() || endpoint.method !== 'GET') return undefined;
  const { params, query }: AnyParts = parts ?? {};
  const arrived = takeArrived(fillPath(endpoint.path, params) + queryText(query));
  try {
    return arrived && (read(endpoint.reply, endpoint.meta, JSON.parse(arrived.text), query) as Answer<E>);
  } catch {
    return undefined;
  }
}

/** Reads the envelope tolerantly, because another host may answer (`API_URL`). */
export function read<S extends z.ZodType>(
  reply: S,
  meta: z.ZodType | undefined,
  body: unknown,
  query: Record<string, QueryValue> = {},
): { data: z.output<S>; meta: unknown } {
  if (typeof body !== 'object' || body === null) throw ownError('BAD_REPLY');
  const envelope = body as { status?: unknown; data?: unknown; meta?: object };
  // Specification: "Only status 200 is treated as success"; this includes a status in the body alone.
  if (typeof envelope.status === 'number' && envelope.status !== 200)
    throw failureFrom(envelope.status, body, {});
  try {
    const data = readAs(reply, envelope.data);
    return { data, meta: meta && pageFacts(readAs(meta, envelope.meta), envelope.meta, query, data) };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    console.warn(`The answer cannot be read: ${error.message}`);
    throw ownError('BAD_REPLY');
  }
}

/** A host that does not count its rows only shows that more exist while a page is full: `total` is then infinite. */
function pageFacts(
  meta: unknown,
  rawMeta: object | undefined,
  query: Record<string, QueryValue>,
  rows: unknown,
) {
  if (rawMeta && 'total' in rawMeta) return meta;
  const { page, limit } = { page: Number(query.page ?? 1), limit: Number(query.limit ?? PAGE_SIZE) };
  const count = Array.isArray(rows) ? rows.length : 0;
  const total = count < limit ? (page - 1) * limit + count : Number.POSITIVE_INFINITY;
  return { ...(meta as object), page, limit, total };
}

export const jsonOf = (response: Response): Promise<unknown> =>
  response.json().catch(() => {
    throw ownError('BAD_REPLY');
  });

export function fillPath(path: string, params: Record<string, string | number> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

export async function fetchFile(path: string, query?: Record<string, QueryValue>): Promise<Blob> {
  const response = await send({
    method: 'GET',
    path,
    query,
    headers: { accept: '*/*' },
    timeout: FILE_TIMEOUT,
  });
  return response.blob();
}
