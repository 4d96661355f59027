import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useFacts } from '../../api/facts';
import { useLive } from '../../api/live-events';
import { callKey } from '../../api/use-call';
import { getProfitBalance, listProfitHistory, type ProfitBalance } from '../../core/contract/profit';
import { listWithdrawals } from '../../core/contract/withdrawal';
import { useAfterChange } from '../../ui/use-after-change';

const HERE = '/panel/saldo-point/data';
/** Maximum of a browser timer, in milliseconds. */
const LONGEST = 24 * 3_600_000;

export function useRefreshAll(): () => void {
  const cache = useQueryClient();
  return useCallback(() => {
    for (const endpoint of [getProfitBalance, listProfitHistory, listWithdrawals])
      void cache.invalidateQueries(callKey(endpoint));
  }, [cache]);
}

/** Refreshes after a balance change, a decided withdrawal, a reconnect, and the end of a hold. */
export function useFresh(profit: ProfitBalance | undefined): void {
  const { balance } = useFacts();
  const refresh = useRefreshAll();
  useLive('resync', refresh);
  useLive('notification', ({ link }) => {
    if (link === HERE) refresh();
  });

  useAfterChange(balance.panel, refresh);

  const free = profit?.next_free ? Date.parse(profit.next_free.at) - Date.parse(profit.server_time) : null;
  useEffect(() => {
    if (free === null) return undefined;
    const timer = setTimeout(refresh, Math.min(LONGEST, Math.max(1_000, free + 500)));
    return () => clearTimeout(timer);
  }, [free, refresh]);
}
