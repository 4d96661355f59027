import type { BaseRecord, GetListParams, GetManyParams, UpdateParams } from '@refinedev/core';
import { resourceOf } from '../core/schema/compile';
import type { Model, ResourceModel } from '../core/schema/model';
import { arrivedAnswer, perform } from './call';
import { entityCalls } from './entity-calls';
import { listQueryOf, searchOf } from './list-query';

type ListAnswer = Awaited<ReturnType<typeof perform<ReturnType<typeof entityCalls>['list']>>>;

const pageOf = ({ data, meta }: Pick<ListAnswer, 'data' | 'meta'>) => ({
  data,
  total: meta.total,
  blocked: meta.blocked ?? [],
});

export function arrivedList(resource: ResourceModel, wish: Omit<GetListParams, 'resource'>) {
  const answer = arrivedAnswer(entityCalls(resource).list, { query: listQueryOf(wish) });
  return answer && pageOf(answer);
}

/**
 * Refine calls whose shape in specification 7 differs from simple-rest: list, look-up, update and the single record.
 */
export function createEntityProvider(model: Model) {
  const resource = (name: string): ResourceModel => resourceOf(model, name);
  const calls = (name: string) => entityCalls(resource(name));

  return {
    getList: async ({ resource: name, meta: wanted, ...wish }: GetListParams) => {
      if (wanted?.titles) {
        const { data } = await perform(calls(name).lookup, { query: { search: searchOf(wish.filters) } });
        return { data, total: data.length };
      }
      const { data, meta } = await perform(calls(name).list, { query: listQueryOf(wish) });
      return pageOf({ data, meta });
    },

    getMany: async ({ resource: name, ids }: GetManyParams) => {
      const { data } = await perform(calls(name).lookup, { query: { ids: ids.join(',') } });
      return { data };
    },

    getSingle: async (name: string) => {
      const { data } = await perform(calls(name).one, {});
      return { data: data ?? { version: 0 } };
    },

    update: async ({ resource: name, id, variables }: UpdateParams<BaseRecord & { version: number }>) => {
      const { data } = resource(name).single
        ? await perform(calls(name).save, { body: variables })
        : await perform(calls(name).update, { params: { id: String(id) }, body: variables });
      return { data };
    },
  };
}
