import type { Field } from './field';
import type { SystemField } from './resource';

export const systemFields: Record<SystemField, Field> = {
  created_at: { kind: 'datetime', label: 'Dibuat' },
  updated_at: { kind: 'datetime', label: 'Terakhir diubah' },
};

/** Undefined for an unknown name. */
export const knownField = (fields: Record<string, Field>, name: string): Field | undefined =>
  fields[name] ?? (systemFields as Record<string, Field>)[name];
