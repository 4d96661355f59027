import type { ResourceModel } from '../../schema/model';
import { useMay } from '../session/use-may';

/** Path of the form that copies a record; undefined without permission. */
export function useDuplicate(resource: ResourceModel): (id: string) => string | undefined {
  const creates = useMay(`${resource.name}:create`);
  const { create } = resource.paths;
  const isOpen = create !== undefined && creates.can;
  return (id) => (isOpen ? `${create}?from=${id}` : undefined);
}
