import type { Field } from '../../core/schema/field';
import type { ResourceModel } from '../../core/schema/model';

/** What every record has besides its own fields, as a screen shows it. */
const systemFields: Record<string, Field> = {
  created_at: { kind: 'datetime', label: 'Dibuat' },
  updated_at: { kind: 'datetime', label: 'Terakhir diubah' },
};

/** The field of that name, own or common to all. `check()` has made sure that there is one. */
export function fieldOf(resource: ResourceModel, name: string): Field {
  const field = resource.fields[name] ?? systemFields[name];
  if (!field) throw new Error(`${resource.name}.${name} does not exist`);
  return field;
}

/** What a record calls itself in a sentence. */
export const titleOf = (resource: ResourceModel, record: Record<string, unknown>): string =>
  String(record[resource.title] ?? resource.label);
