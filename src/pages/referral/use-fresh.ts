import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLive } from '../../api/live-events';
import { callKey } from '../../api/use-call';
import { useGathered } from '../../api/use-gathered';
import { getReferral } from '../../core/contract/referral';
import { listReferralWithdrawals } from '../../core/contract/withdrawal';

const HERE = '/referral/data';

/** Refreshes after a registration, a commission or its chargeback, and a decided withdrawal. */
export function useFresh(): void {
  const cache = useQueryClient();
  const refresh = useCallback(() => {
    for (const endpoint of [getReferral, listReferralWithdrawals])
      void cache.invalidateQueries(callKey(endpoint));
  }, [cache]);
  const soon = useGathered(refresh);
  useLive('resource', (changed) => changed === 'referral-partner' && soon());
  useLive('notification', ({ link }) => link === HERE && soon());
  useLive('resync', soon);
}
