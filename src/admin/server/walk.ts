import type { Field } from '../schema/field';

export type Data = Record<string, unknown>;

/** Stored sub-rows; empty if the declaration changed and the old value is no list. */
export const rowsOf = (value: unknown): Data[] => (Array.isArray(value) ? value : []);

/** A value in a record: `path` as in validation messages (`faq.0.q`). */
export interface Visit {
  field: Field;
  value: unknown;
  path: string;
}

/** Maps every value including those in sub-rows. Skips absent values. */
export async function mapValues(
  fields: Record<string, Field>,
  data: Data,
  visit: (at: Visit) => Promise<unknown>,
  prefix = '',
): Promise<Data> {
  const mapped: Data = {};
  for (const [name, value] of Object.entries(data)) {
    const field = fields[name];
    const path = prefix + name;
    if (field?.kind === 'rows') {
      mapped[name] = await Promise.all(
        rowsOf(value).map((row, position) => mapValues(field.fields, row, visit, `${path}.${position}.`)),
      );
    } else {
      mapped[name] = field ? await visit({ field, value, path }) : value;
    }
  }
  return mapped;
}

export function valuesOf(fields: Record<string, Field>, data: Data, prefix = ''): Visit[] {
  return Object.entries(data).flatMap(([name, value]) => {
    const field = fields[name];
    const path = prefix + name;
    if (!field || value === null || value === undefined) return [];
    if (field.kind !== 'rows') return [{ field, value, path }];
    return rowsOf(value).flatMap((row, position) => valuesOf(field.fields, row, `${path}.${position}.`));
  });
}
