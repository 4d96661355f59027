import { useList } from '@refinedev/core';
import { asApiError } from '../../api/api-error';
import { arrivedList } from '../../api/entity-provider';
import type { EntityRow } from '../../core/entity/calls';
import type { ResourceModel } from '../../core/schema/model';
import { useChanges } from '../parts/use-changes';
import { type ListState, refineWish } from './list-state';

/** Rows of a list state. Older ones stay while loading and after a failure. */
export function useRows(resource: ResourceModel, state: ListState) {
  const wish = refineWish(state);
  const { data, error, isPreviousData, refetch } = useList<EntityRow>({
    resource: resource.name,
    ...wish,
    queryOptions: { keepPreviousData: true, initialData: () => arrivedList(resource, wish) },
  });
  useChanges(resource, () => void refetch());
  return {
    rows: data?.data,
    total: data?.total ?? 0,
    /** Acts on the list that cannot be done now. */
    blocked: (data?.blocked ?? []) as string[],
    isFetching: isPreviousData,
    failure: error && asApiError(error),
    retry: () => void refetch(),
  };
}
