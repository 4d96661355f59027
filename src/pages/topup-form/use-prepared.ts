import { useEffect } from 'react';
import { useQueryState } from '../../api/query-state';
import { readNumber, type TypedNumber } from '../../core/format/read-number';

const names = ['amount'] as const;

/** Applies an amount from the URL once and removes it, so that a reload keeps later changes. */
export function usePrepared(current: TypedNumber, choose: (amount: number) => void): void {
  const [{ amount }, change] = useQueryState(names);
  const prepared = readNumber(amount ?? '');
  useEffect(() => {
    if (amount === undefined) return;
    if (typeof prepared === 'number' && prepared !== current) choose(prepared);
    change({ amount: undefined });
  }, [amount, prepared, current, choose, change]);
}
