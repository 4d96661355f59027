import { otherwise } from '../../../core/contract/reading';
import { readWith } from '../../../core/contract/reading-kinds';
import { id } from '../../../core/contract/shapes';
import { asApiError } from '../../../platform/web/api-error';
import { browserConfig } from '../../../platform/web/browser-config';
import { type EntityRow, entityEndpoints, entityRow } from '../../entity/calls';
import { type Row, readRow, writtenAs } from '../../entity/reading';
import type { ResourceModel } from '../../schema/model';

type EntityCalls = ReturnType<typeof callsOf>;

const known = new WeakMap<ResourceModel, EntityCalls>();
/** Resources by name that this host has under their other endpoint. */
const moved = new Map<string, EntityCalls>();
/** The latest record of another host, as it was sent, by resource name. */
const sent = new Map<string, Row>();

export function entityCalls(resource: ResourceModel): EntityCalls {
  const found = moved.get(resource.name) ?? known.get(resource) ?? callsOf(resource);
  if (!moved.has(resource.name)) known.set(resource, found);
  return found;
}

/** Asks another host again under the second endpoint of a resource when its first one does not exist there. */
export async function atEitherEndpoint<T>(resource: ResourceModel, ask: () => Promise<T>): Promise<T> {
  const asked = entityCalls(resource);
  try {
    return await ask();
  } catch (error) {
    const { also, name } = resource;
    if (!also || !browserConfig.apiUrl || asApiError(error).status !== 404) throw error;
    // A concurrent call has found the second endpoint meanwhile.
    if (entityCalls(resource) !== asked) return ask();
    if (moved.has(name)) throw error;
    moved.set(name, callsOf({ ...resource, endpoint: also }));
    return await ask().catch((failure) => {
      moved.delete(name);
      throw asApiError(failure).status === 404 ? error : failure;
    });
  }
}

/** A record in the notation of the host. */
export const inItsNotation = ({ name, fields }: ResourceModel, body: unknown): unknown => {
  const original = sent.get(name);
  return original ? writtenAs(fields, body as Row, original) : body;
};

/** Another host may answer a write with its success alone; treating that as a failure would repeat the write. */
function callsOf(resource: ResourceModel) {
  const calls = entityEndpoints(resource);
  const { list, show, one, create, update, save, restore } = calls;
  const shape = resource.single ? entityRow.extend({ id: otherwise(id, resource.name) }) : entityRow;
  const row = readWith(shape, (original) => {
    sent.set(resource.name, original);
    return readRow(resource.fields, original) as EntityRow;
  });
  const written = row.nullish();
  return {
    ...calls,
    list: { ...list, reply: row.array() },
    show: { ...show, reply: row },
    one: { ...one, reply: row.nullable() },
    create: { ...create, reply: written },
    update: { ...update, reply: written },
    save: { ...save, reply: written },
    restore: { ...restore, reply: written },
  };
}
