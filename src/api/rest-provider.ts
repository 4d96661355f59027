import type { BaseKey, CreateParams, CustomParams, DeleteOneParams, GetOneParams } from '@refinedev/core';
import simpleRest from '@refinedev/simple-rest';
import type { z } from 'zod';
import { resourceOf } from '../core/schema/compile';
import type { Model } from '../core/schema/model';
import { read } from './call';
import { atEitherEndpoint, entityCalls, inItsNotation } from './entity-calls';
import { restClient } from './rest-client';

/**
 * simple-rest over our transport, for the calls whose shape it shares with specification 7. Takes the resource's name
 * as its path and reads envelopes as every call does (ADR 0014).
 */
export function createRestProvider(model: Model) {
  const rest = simpleRest('', restClient);
  const resource = (name: string) => resourceOf(model, name);
  const calls = (name: string) => entityCalls(resource(name));
  const placed = <W extends { resource: string }>(wish: W): W => ({
    ...wish,
    resource: calls(wish.resource).create.path.slice(1),
  });
  /** Ids are encoded, because they may contain any character. */
  const named = <W extends { resource: string; id: BaseKey }>(wish: W): W => ({
    ...placed(wish),
    id: encodeURIComponent(String(wish.id)),
  });
  const either = <T>(wish: { resource: string }, ask: () => Promise<T>) =>
    atEitherEndpoint(resource(wish.resource), ask);
  return {
    getOne: (wish: GetOneParams) =>
      either(wish, async () => ({
        data: opened(calls(wish.resource).show.reply, await rest.getOne(named(wish))),
      })),
    create: ({ variables, ...wish }: CreateParams) =>
      either(wish, async () => {
        const told = { ...placed(wish), variables: inItsNotation(resource(wish.resource), variables) };
        return { data: opened(calls(wish.resource).create.reply, await rest.create(told)) };
      }),
    deleteOne: (wish: DeleteOneParams<unknown>) =>
      either(wish, async () => ({
        data: opened(calls(wish.resource).remove.reply, await rest.deleteOne(named(wish))),
      })),
    custom: async (wish: CustomParams) => {
      const answer = await rest.custom(wish);
      const reply: z.ZodType | undefined = wish.meta?.reply;
      return { data: reply ? opened(reply, answer) : answer.data };
    },
  };
}

const opened = <S extends z.ZodType>(reply: S, { data }: { data: unknown }): z.output<S> =>
  read(reply, undefined, data).data;
