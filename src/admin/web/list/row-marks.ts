import { useCallback, useState } from 'react';
import type { EntityRow } from '../../entity/calls';

export interface RowMarks {
  ids: string[];
  change: (ids: string[]) => void;
  /** Keeps its identity. */
  mark: (id: string, isMarked: boolean) => void;
}

/** Rows that leave the page are unmarked. */
export function useRowMarks(rows: EntityRow[] | undefined): RowMarks & { rows: EntityRow[] } {
  const [ids, change] = useState<string[]>([]);
  const marked = (rows ?? []).filter(({ id }) => ids.includes(id));
  const mark = useCallback<RowMarks['mark']>(
    (id, isMarked) =>
      change((before) => [...before.filter((other) => other !== id), ...(isMarked ? [id] : [])]),
    [],
  );
  return { ids: marked.map(({ id }) => id), rows: marked, change, mark };
}
