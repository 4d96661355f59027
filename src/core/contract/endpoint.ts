import type { z } from 'zod';

/** Casbin object of an endpoint that anyone may call, without a session. */
export const PUBLIC = 'public';
/** Casbin object of an endpoint that every signed-in user may call (no access key, specification 2). */
export const SIGNED_IN = 'open-to-all';
/** Casbin object of actions that sub-accounts never do (KYC, panel registration, sub-accounts, API secret). */
export const OWNER_ONLY = 'open-to-owner';

/**
 * One call of the API, declared once for both sides (specification 7). `object` is passed to `can()`: an access key, a
 * screen such as `banner:list`, or a constant above.
 */
export interface EndpointSpec {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Fastify notation: `/v1/crm/transaction/:id`. */
  path: `/${string}`;
  /** Aliases, where specification 7 lists two paths. The browser uses `path`. */
  also?: readonly `/${string}`[];
  object: string;
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  headers?: z.ZodType;
  body?: z.ZodType;
  moreBytes?: number;
  reply: z.ZodType;
  meta?: z.ZodType;
}

/** Keeps the literal types of params, query, body and reply on both sides. */
export const endpoint = <const E extends EndpointSpec>(spec: E): E => spec;

// Marked as free of side effects, so that a page loads only the calls that it makes.
type Path = EndpointSpec['path'];
type Rest = Omit<EndpointSpec, 'method' | 'path' | 'object'>;

/* @__NO_SIDE_EFFECTS__ */
export const get = <P extends Path, const E extends Rest>(path: P, object: string, rest: E) =>
  endpoint({ method: 'GET', path, object, ...rest });
/* @__NO_SIDE_EFFECTS__ */
export const post = <P extends Path, const E extends Rest>(path: P, object: string, rest: E) =>
  endpoint({ method: 'POST', path, object, ...rest });
/* @__NO_SIDE_EFFECTS__ */
export const put = <P extends Path, const E extends Rest>(path: P, object: string, rest: E) =>
  endpoint({ method: 'PUT', path, object, ...rest });
/* @__NO_SIDE_EFFECTS__ */
export const del = <P extends Path, const E extends Rest>(path: P, object: string, rest: E) =>
  endpoint({ method: 'DELETE', path, object, ...rest });

export const pathsOf = ({ path, also = [] }: Pick<EndpointSpec, 'path' | 'also'>): string[] => [
  path,
  ...also,
];

type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined;
type InputOf<S> = S extends z.ZodType ? z.input<S> : undefined;

export type ReplyOf<E extends EndpointSpec> = z.output<E['reply']>;
export type MetaOf<E extends EndpointSpec> = OutputOf<E['meta']>;

export interface RequestOf<E extends EndpointSpec> {
  params: OutputOf<E['params']>;
  query: OutputOf<E['query']>;
  headers: OutputOf<E['headers']>;
  body: OutputOf<E['body']>;
}

type Present<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** Input of `call()`: only the parts that the endpoint declares. */
export type InputParts<E extends EndpointSpec> = Present<{
  params: InputOf<E['params']>;
  query: InputOf<E['query']>;
  headers: InputOf<E['headers']>;
  body: InputOf<E['body']>;
}>;

/** A file download (specification 7: "GET file download"): the filters of a list plus `format`; the answer is bytes. */
export interface DownloadSpec {
  path: `/${string}`;
  object: string;
  summary: string;
  query: z.ZodType;
}

/**
 * Read by `useSaving()` in the browser and `serveDownload()` on the server.
 * @__NO_SIDE_EFFECTS__
 */
export const download = <const Q extends z.ZodType>(
  path: Path,
  object: string,
  rest: { summary: string; query: Q },
) => ({ path, object, ...rest });
