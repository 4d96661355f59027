import type { z } from 'zod';

/** Casbin object of an endpoint that anyone may call, without a session. */
export const PUBLIC = 'public';
/** Casbin object of an endpoint that every signed-in user may call (no access key, specification 2). */
export const SIGNED_IN = 'open-to-all';
/** Casbin object of what a sub-account never does (KYC, panel registration, sub-accounts, API secret). */
export const OWNER_ONLY = 'open-to-owner';

/**
 * One call of the API, declared once for both sides (specification 7).
 * `object` is what `can()` is asked: an access key, a screen such as `banner:list`, or one of the constants above.
 */
export interface EndpointSpec {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Fastify notation: `/v1/crm/transaction/:id`. */
  path: `/${string}`;
  /** Further names of the same call, where specification 7 lists two. The browser uses `path`. */
  also?: readonly `/${string}`[];
  object: string;
  /** One line for the OpenAPI document. */
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  headers?: z.ZodType;
  body?: z.ZodType;
  /** Bytes that its body may hold beyond what any body may. */
  moreBytes?: number;
  /** Shape of `data` in the envelope. */
  reply: z.ZodType;
  /** Present on lists: the envelope then carries `meta`. */
  meta?: z.ZodType;
}

/** Declares an endpoint; the literal type keeps params, query, body and reply typed on both sides. */
export const endpoint = <const E extends EndpointSpec>(spec: E): E => spec;

/** Every name of a call. */
export const pathsOf = ({ path, also = [] }: Pick<EndpointSpec, 'path' | 'also'>): string[] => [
  path,
  ...also,
];

type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined;
type InputOf<S> = S extends z.ZodType ? z.input<S> : undefined;

export type ReplyOf<E extends EndpointSpec> = z.output<E['reply']>;
export type MetaOf<E extends EndpointSpec> = OutputOf<E['meta']>;

/** What the handler on the server receives, already validated. */
export interface RequestOf<E extends EndpointSpec> {
  params: OutputOf<E['params']>;
  query: OutputOf<E['query']>;
  headers: OutputOf<E['headers']>;
  body: OutputOf<E['body']>;
}

type Present<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** What the browser hands to `call()`: only the parts that the endpoint declares. */
export type InputParts<E extends EndpointSpec> = Present<{
  params: InputOf<E['params']>;
  query: InputOf<E['query']>;
  headers: InputOf<E['headers']>;
  body: InputOf<E['body']>;
}>;

/** A file for saving (specification 7: "GET file download"): the filters of a list plus `format`; the answer is bytes. */
export interface DownloadSpec {
  path: `/${string}`;
  object: string;
  summary: string;
  query: z.ZodType;
}

/** Declares a download; `useSaving()` in the browser and `serveDownload()` on the server read it. */
export const download = <const D extends DownloadSpec>(spec: D): D => spec;
