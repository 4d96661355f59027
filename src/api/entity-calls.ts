import { entityEndpoints } from '../core/entity/calls';
import type { ResourceModel } from '../core/schema/model';

type EntityCalls = ReturnType<typeof callsOf>;

const known = new WeakMap<ResourceModel, EntityCalls>();

export function entityCalls(resource: ResourceModel): EntityCalls {
  const found = known.get(resource) ?? callsOf(resource);
  known.set(resource, found);
  return found;
}

/** Another host may answer a write with its success alone; treating that as a failure would repeat the write. */
function callsOf(resource: ResourceModel) {
  const calls = entityEndpoints(resource);
  const { create, update, save, restore } = calls;
  return {
    ...calls,
    create: { ...create, reply: create.reply.nullish() },
    update: { ...update, reply: update.reply.nullish() },
    save: { ...save, reply: save.reply.nullish() },
    restore: { ...restore, reply: restore.reply.nullish() },
  };
}
