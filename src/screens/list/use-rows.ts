import { useList } from '@refinedev/core';
import { asApiError } from '../../api/api-error';
import { arrivedList } from '../../api/entity-provider';
import type { EntityRow } from '../../core/entity/calls';
import type { ResourceModel } from '../../core/schema/model';
import { useChanges } from '../parts/use-changes';
import { type ListState, refineWish } from './list-state';

/** The rows of a state of the list. Older ones stay while the next are on their way, or when they cannot be had. */
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
    /** Other rows were asked for than those that are shown. */
    isFetching: isPreviousData,
    failure: error && asApiError(error),
    retry: () => void refetch(),
  };
}
