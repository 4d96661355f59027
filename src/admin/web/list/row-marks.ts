import { useState } from 'react';
import type { EntityRow } from '../../entity/calls';

export interface RowMarks {
  ids: string[];
  change: (ids: string[]) => void;
}

/** Rows that leave the page are unmarked. */
export function useRowMarks(rows: EntityRow[] | undefined): RowMarks & { rows: EntityRow[] } {
  const [ids, change] = useState<string[]>([]);
  const marked = (rows ?? []).filter(({ id }) => ids.includes(id));
  return { ids: marked.map(({ id }) => id), rows: marked, change };
}
