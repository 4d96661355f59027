import type { Field } from './field';
import type { SystemField } from './resource';

/** What every record has besides its own fields. */
export const systemFields: Record<SystemField, Field> = {
  created_at: { kind: 'datetime', label: 'Dibuat' },
  updated_at: { kind: 'datetime', label: 'Terakhir diubah' },
};

/** A field of its own or one that all have; undefined when there is none of that name. */
export const knownField = (fields: Record<string, Field>, name: string): Field | undefined =>
  fields[name] ?? (systemFields as Record<string, Field>)[name];
