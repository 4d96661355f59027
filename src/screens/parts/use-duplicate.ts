import { useMay } from '../../api/use-may';
import type { ResourceModel } from '../../core/schema/model';

/** Where a copy of a record begins; undefined where this person may make none. */
export function useDuplicate(resource: ResourceModel): (id: string) => string | undefined {
  const creates = useMay(`${resource.name}:create`);
  const { create } = resource.paths;
  const isOpen = create !== undefined && creates.can;
  return (id) => (isOpen ? `${create}?from=${id}` : undefined);
}
