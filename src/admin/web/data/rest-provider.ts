import type { BaseKey, CreateParams, CustomParams, DeleteOneParams, GetOneParams } from '@refinedev/core';
import simpleRest from '@refinedev/simple-rest';
import type { z } from 'zod';
import { jsonOf, read } from '../../../platform/web/call';
import { FILE_TIMEOUT, type Outgoing, send } from '../../../platform/web/transport';
import { resourceOf } from '../../schema/compile';
import type { Model } from '../../schema/model';
import { atEitherEndpoint, entityCalls, inItsNotation } from './entity-calls';

interface Options {
  headers?: Record<string, string>;
  data?: unknown;
}

type HttpClient = NonNullable<Parameters<typeof simpleRest>[1]>;

/**
 * The `httpClient` of simple-rest over our transport. `data` is the whole envelope, or the bytes if `accept` asks for a
 * file.
 */
const restClient = {
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

/**
 * simple-rest over our transport, for the calls whose shape it shares with specification 7. Takes the resource's name
 * as its path and reads envelopes as every call does (ADR 0014).
 */
export function createRestProvider(model: Model) {
  const rest = simpleRest('', restClient);
  const resource = (name: string) => resourceOf(model, name);
  const calls = (name: string) => entityCalls(resource(name));
  const withEndpoint = <W extends { resource: string }>(params: W): W => ({
    ...params,
    resource: calls(params.resource).create.path.slice(1),
  });
  /** Ids are encoded, because they may contain any character. */
  const named = <W extends { resource: string; id: BaseKey }>(params: W): W => ({
    ...withEndpoint(params),
    id: encodeURIComponent(String(params.id)),
  });
  const either = <T>(params: { resource: string }, ask: () => Promise<T>) =>
    atEitherEndpoint(resource(params.resource), ask);
  return {
    getOne: (params: GetOneParams) =>
      either(params, async () => ({
        data: opened(calls(params.resource).show.reply, await rest.getOne(named(params))),
      })),
    create: ({ variables, ...params }: CreateParams) =>
      either(params, async () => {
        const request = {
          ...withEndpoint(params),
          variables: inItsNotation(resource(params.resource), variables),
        };
        return { data: opened(calls(params.resource).create.reply, await rest.create(request)) };
      }),
    deleteOne: (params: DeleteOneParams<unknown>) =>
      either(params, async () => ({
        data: opened(calls(params.resource).remove.reply, await rest.deleteOne(named(params))),
      })),
    custom: async (params: CustomParams) => {
      const answer = await rest.custom(params);
      const reply: z.ZodType | undefined = params.meta?.reply;
      return { data: reply ? opened(reply, answer) : answer.data };
    },
  };
}

const opened = <S extends z.ZodType>(reply: S, { data }: { data: unknown }): z.output<S> =>
  read(reply, undefined, data).data;
