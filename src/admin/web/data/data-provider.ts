import type {
  BaseRecord,
  CreateParams,
  CustomParams,
  DataProvider,
  DeleteOneParams,
  GetListParams,
  GetManyParams,
  GetOneParams,
  UpdateParams,
} from '@refinedev/core';
import { asApiError, ownError } from '../../../platform/web/api-error';
import { browserConfig } from '../../../platform/web/browser-config';
import { arrivedAnswer, perform } from '../../../platform/web/call';
import { type EntityRow, type EntityTitle, LOOKUP_ROWS } from '../../entity/calls';
import { resourceOf } from '../../schema/compile';
import type { Model, ResourceModel } from '../../schema/model';
import { atEitherEndpoint, entityCalls, inItsNotation } from './entity-calls';
import { listQueryOf, selectionOf } from './list-query';

/** simple-rest and its HTTP client (25 kB) load with the first call that needs them, so lists do not wait. */
export const loadRest = () =>
  import('./rest-provider').catch(() => {
    throw ownError('OFFLINE');
  });

type ListAnswer = Awaited<ReturnType<typeof perform<ReturnType<typeof entityCalls>['list']>>>;

const pageOf = ({ data, meta }: Pick<ListAnswer, 'data' | 'meta'>) => ({
  data,
  total: meta.total,
  blocked: meta.blocked ?? [],
});

/** Resources of a host that has no look-up for them. */
const withoutLookup = new Set<string>();

/** `search` or `ids`, and `f.<field>`. */
type LookupQuery = Record<string, string>;

export function arrivedList(resource: ResourceModel, params: Omit<GetListParams, 'resource'>) {
  const answer = arrivedAnswer(entityCalls(resource).list, { query: listQueryOf(params) });
  return answer && pageOf(answer);
}

/**
 * The only way of a screen to the records of an entity. All methods send through `platform/web/transport`, which adds
 * the session and maps errors. Methods whose shape in specification 7 differs from simple-rest are ours: list, titles,
 * update, and the record of a `single` resource.
 */
export function createDataProvider(model: Model): DataProvider {
  const resource = (name: string): ResourceModel => resourceOf(model, name);
  const calls = (name: string) => entityCalls(resource(name));
  const either = <T>(name: string, ask: () => Promise<T>) => atEitherEndpoint(resource(name), ask);
  const rest = async () => (await loadRest()).createRestProvider(model);
  const titled = (name: string, row: EntityRow): EntityTitle => ({
    id: row.id,
    title: String(row[resource(name).title] ?? row.name ?? row.title ?? row.id),
  });

  /** Titles by the look-up, and where the host has none (ADR 0014) from the records themselves. */
  const titles = async (name: string, query: LookupQuery, without: () => Promise<EntityTitle[]>) => {
    if (withoutLookup.has(name)) return without();
    try {
      return (await perform(calls(name).lookup, { query })).data;
    } catch (error) {
      const { status, code } = asApiError(error);
      const isMissing = [400, 404, 405].includes(status) || code === 'BAD_REPLY';
      if (!browserConfig.apiUrl || !isMissing) throw error;
      const found = await without();
      withoutLookup.add(name);
      return found;
    }
  };

  const provider = {
    getApiUrl: () => browserConfig.apiUrl,

    getList: async ({ resource: name, meta: wanted, ...params }: GetListParams) => {
      if (wanted?.titles) {
        const asked = selectionOf([], params.filters ?? []);
        const data = await titles(name, asked, async () => {
          const query = { ...asked, limit: LOOKUP_ROWS };
          const { data } = await either(name, () => perform(calls(name).list, { query }));
          return data.map((row) => titled(name, row));
        });
        return { data, total: data.length };
      }
      return pageOf(await either(name, () => perform(calls(name).list, { query: listQueryOf(params) })));
    },

    getMany: async ({ resource: name, ids, meta }: GetManyParams) => {
      const asked = { ids: ids.join(','), ...selectionOf([], meta?.narrowed ?? []) };
      const data = await titles(name, asked, async () => {
        const one = (id: string) => either(name, () => perform(calls(name).show, { params: { id } }));
        const found = await Promise.allSettled(ids.map((id) => one(String(id))));
        return found.flatMap((each) => {
          if (each.status === 'fulfilled') return titled(name, each.value.data);
          // Only a record that does not exist has no title; any other failure is one of the look-up.
          if (asApiError(each.reason).status !== 404) throw each.reason;
          return [];
        });
      });
      return { data };
    },

    getOne: async (params: GetOneParams) => {
      if (!resource(params.resource).single) return (await rest()).getOne(params);
      const { data } = await perform(calls(params.resource).one, {});
      return { data: data ?? { version: 0 } };
    },

    create: async (params: CreateParams) => (await rest()).create(params),

    update: async ({ resource: name, id, variables }: UpdateParams<BaseRecord & { version: number }>) => {
      const body = inItsNotation(resource(name), variables) as typeof variables;
      const { data } = await either(name, async () =>
        resource(name).single
          ? { data: (await perform(calls(name).save, { body })).data }
          : { data: (await perform(calls(name).update, { params: { id: String(id) }, body })).data },
      );
      return { data };
    },

    deleteOne: async (params: DeleteOneParams<unknown>) => (await rest()).deleteOne(params),

    custom: async (params: CustomParams) => (await rest()).custom(params),
  };
  // Refine lets each caller name its row type; the contract's validators guarantee ours.
  return provider as DataProvider;
}
