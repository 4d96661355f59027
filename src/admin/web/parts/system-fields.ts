import type { Field } from '../../schema/field';
import type { ResourceModel } from '../../schema/model';
import { knownField } from '../../schema/system-fields';

/** Own or common field; `check()` guarantees that it exists. */
export function fieldOf(resource: ResourceModel, name: string): Field {
  const field = knownField(resource.fields, name);
  if (!field) throw new Error(`${resource.name}.${name} does not exist`);
  return field;
}

export const titleOf = (resource: ResourceModel, record: Record<string, unknown>): string =>
  String(record[resource.title] ?? resource.label);
