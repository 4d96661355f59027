import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Matching, ReconciliationResult } from '../../contract';
import type { ColumnIndexes } from '../../domain/columns';
import type { Group } from '../../domain/match';
import type { Table } from '../../domain/table';

export interface Work {
  /** Null until a file was read. */
  file: { name: string; table: Table } | null;
  /** Chosen columns; null for the guess. */
  indexes: ColumnIndexes | null;
  /** `YYYY-MM-DD`; absent until chosen. */
  span: { from?: string; to?: string } | null;
  withMutations: boolean;
  result: { asked: Matching; outcome: ReconciliationResult } | null;
  group: Group | null;
  search: string;
  page: number;
}

const nothing: Work = {
  ...{ file: null, indexes: null, span: null, withMutations: false },
  ...{ result: null, group: null, search: '', page: 1 },
};

const KEY = ['reconciliation-work'];

/** Kept in memory until the session ends: returning from an order shows the result; a reload clears it. */
export function useWork() {
  const client = useQueryClient();
  const [work, setWork] = useState<Work>(() => client.getQueryData<Work>(KEY) ?? nothing);
  const change = (patch: Partial<Work>) => {
    const next = { ...(client.getQueryData<Work>(KEY) ?? work), ...patch };
    client.setQueryDefaults(KEY, { cacheTime: Number.POSITIVE_INFINITY });
    client.setQueryData(KEY, next);
    setWork(next);
  };
  return { work, change, clear: () => change(nothing) };
}
