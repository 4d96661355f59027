import { useLive } from '../../api/live-events';
import { type CallState, useCall } from '../../api/use-call';
import { getDashboardTotals } from '../../core/contract/transaction';

/** Today's figures; read again when an order moves. */
export function useTotals(): CallState<typeof getDashboardTotals> {
  const totals = useCall(getDashboardTotals);
  useLive('transaction', () => void totals.refetch());
  useLive('resync', () => void totals.refetch());
  return totals;
}
