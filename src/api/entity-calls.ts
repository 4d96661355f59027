import { entityEndpoints } from '../core/contract/entity';
import type { ResourceModel } from '../core/schema/model';

type EntityCalls = ReturnType<typeof entityEndpoints>;

const known = new WeakMap<ResourceModel, EntityCalls>();

/** The calls of a declared resource, built once: `useCall(entityCalls(resource).show, { params: { id } })`. */
export function entityCalls(resource: ResourceModel): EntityCalls {
  const found = known.get(resource) ?? entityEndpoints(resource);
  known.set(resource, found);
  return found;
}
