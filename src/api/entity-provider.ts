import type {
  BaseRecord,
  DeleteOneParams,
  GetListParams,
  GetManyParams,
  GetOneParams,
  UpdateParams,
} from '@refinedev/core';
import { resourceOf } from '../core/schema/compile';
import type { Model, ResourceModel } from '../core/schema/model';
import { perform } from './call';
import { entityCalls } from './entity-calls';
import { listQueryOf } from './list-query';

/** Refine's acts whose shape specification 7 sets differently from simple-rest: list, detail, look-up, update, delete. */
export function createEntityProvider(model: Model) {
  const resource = (name: string): ResourceModel => resourceOf(model, name);
  const calls = (name: string) => entityCalls(resource(name));

  return {
    getList: async ({ resource: name, ...wish }: GetListParams) => {
      const { data, meta } = await perform(calls(name).list, { query: listQueryOf(wish) });
      return { data, total: meta.total };
    },

    getOne: async ({ resource: name, id }: GetOneParams) => {
      if (!resource(name).single) {
        return { data: (await perform(calls(name).show, { params: { id: String(id) } })).data };
      }
      const { data } = await perform(calls(name).one, {});
      // Version 0 creates the one record at its first save.
      return { data: data ?? { version: 0 } };
    },

    getMany: async ({ resource: name, ids }: GetManyParams) => {
      const { data } = await perform(calls(name).lookup, { query: { ids: ids.join(',') } });
      return { data };
    },

    update: async ({ resource: name, id, variables }: UpdateParams<BaseRecord & { version: number }>) => {
      const { data } = resource(name).single
        ? await perform(calls(name).save, { body: variables })
        : await perform(calls(name).update, { params: { id: String(id) }, body: variables });
      return { data };
    },

    deleteOne: async ({ resource: name, id }: DeleteOneParams<unknown>) => {
      const { data } = await perform(calls(name).remove, { params: { id: String(id) } });
      return { data };
    },
  };
}
