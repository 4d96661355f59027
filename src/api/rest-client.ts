import type simpleRest from '@refinedev/simple-rest';
import { jsonOf } from './call';
import { FILE_TIMEOUT, type Outgoing, send } from './transport';

interface Options {
  headers?: Record<string, string>;
  data?: unknown;
}

type HttpClient = NonNullable<Parameters<typeof simpleRest>[1]>;

/**
 * The `httpClient` of simple-rest over our transport. `data` is the whole envelope, or the bytes if `accept` asks for a
 * file.
 */
export const restClient = {
  get: (path: string, { headers }: Options) => (headers?.accept ? file(path, headers) : json('GET', path)),
  post: (path: string, body: unknown) => json('POST', path, body),
  put: (path: string, body: unknown) => json('PUT', path, body),
  delete: (path: string, { data }: Options) => json('DELETE', path, data),
} as HttpClient;

async function json(method: Outgoing['method'], path: string, body?: unknown) {
  return { data: await jsonOf(await send({ method, path, body })) };
}

async function file(path: string, headers: Record<string, string>) {
  const response = await send({ method: 'GET', path, headers, timeout: FILE_TIMEOUT });
  return { data: await response.blob() };
}
