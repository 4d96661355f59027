import { useEffect } from 'react';
import { useQueryState } from '../../api/query-state';
import { digitsOf } from './topup-draft';

const names = ['amount'] as const;

/** An amount that a link has prepared is chosen once; the address forgets it, so that a reload leaves what came after. */
export function usePrepared(current: string, choose: (amount: string) => void): void {
  const [{ amount }, change] = useQueryState(names);
  const prepared = digitsOf(amount ?? '');
  useEffect(() => {
    if (amount === undefined) return;
    if (prepared !== '' && prepared !== current) choose(prepared);
    change({ amount: undefined });
  }, [amount, prepared, current, choose, change]);
}
