import { type BaseRecord, useDataProvider } from '@refinedev/core';
import type { EntityRow } from '../../entity/calls';
import { SEARCH } from '../../entity/lookup';
import type { ResourceModel } from '../../schema/model';

interface Wanted {
  search: string;
  limit: number;
  /** Accepted values by field, separated by commas. */
  filters?: Record<string, string>;
}

/** Records of an entity for pages that are not its own screens, through the data provider. */
export function useRecords({ name }: ResourceModel) {
  const dataProvider = useDataProvider();
  return {
    find: async ({ search, limit, filters = {} }: Wanted): Promise<EntityRow[]> => {
      const { data } = await dataProvider().getList<EntityRow>({
        resource: name,
        pagination: { current: 1, pageSize: limit },
        filters: Object.entries({ [SEARCH]: search, ...filters }).map(([field, value]) => ({
          ...{ field, operator: 'in' as const, value },
        })),
      });
      return data;
    },
    /** Null if the host returns only its success. */
    create: async (variables: BaseRecord): Promise<EntityRow | null> =>
      (await dataProvider().create<EntityRow>({ resource: name, variables })).data ?? null,
  };
}
