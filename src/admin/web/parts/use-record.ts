import { useOne } from '@refinedev/core';
import type { EntityRow } from '../../entity/calls';
import type { ResourceModel } from '../../schema/model';
import { useChanges } from './use-changes';

export function useRecord(resource: ResourceModel, id: string) {
  const { data, error, refetch } = useOne<EntityRow>({ resource: resource.name, id });
  useChanges(resource, () => void refetch());
  return { record: data?.data, error, retry: () => void refetch() };
}
