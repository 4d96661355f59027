import type { EntityRow } from '../entity/calls';

type Values = Record<string, unknown> & { id: string; created_at: string };

/** Record of an own table that no form edits. Missing values are left out. */
export const tableRow = ({ id, created_at, ...values }: Values): EntityRow => ({
  ...{ version: 1, updated_at: created_at, updated_by: null, reference_titles: {} },
  ...Object.fromEntries(Object.entries(values).filter(([, value]) => (value ?? null) !== null)),
  ...{ id, created_at },
});
