import { useList } from '@refinedev/core';
import { asApiError } from '../../../platform/web/api-error';
import type { EntityRow } from '../../entity/calls';
import type { ResourceModel } from '../../schema/model';
import { arrivedList } from '../data/data-provider';
import { useChanges } from '../parts/use-changes';
import { type ListState, refineParams } from './list-state';

/** Rows of a list state. Older ones stay while loading and after a failure. */
export function useRows(resource: ResourceModel, state: ListState) {
  const params = refineParams(state);
  const { data, error, isPreviousData, refetch } = useList<EntityRow>({
    resource: resource.name,
    ...params,
    queryOptions: { keepPreviousData: true, initialData: () => arrivedList(resource, params) },
  });
  useChanges(resource, () => void refetch());
  return {
    rows: data?.data,
    total: data?.total ?? 0,
    /** Actions on the list that cannot be done now. */
    blocked: (data?.blocked ?? []) as string[],
    isFetching: isPreviousData,
    failure: error && asApiError(error),
    retry: () => void refetch(),
  };
}
