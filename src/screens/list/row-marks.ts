import { useState } from 'react';
import type { EntityRow } from '../../core/entity/calls';

/** Which rows are marked, and how to mark others. */
export interface RowMarks {
  ids: string[];
  change: (ids: string[]) => void;
}

/** Rows marked for an act. Those that are no longer on the page are no longer marked. */
export function useRowMarks(rows: EntityRow[] | undefined): RowMarks & { rows: EntityRow[] } {
  const [ids, change] = useState<string[]>([]);
  const marked = (rows ?? []).filter(({ id }) => ids.includes(id));
  return { ids: marked.map(({ id }) => id), rows: marked, change };
}
