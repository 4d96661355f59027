import { useLive } from '../../api/live-events';
import { type CallState, useCall } from '../../api/use-call';
import { getDashboardCharts, getDashboardTotals } from '../../core/contract/dashboard';

export interface TotalsState {
  totals: CallState<typeof getDashboardTotals>;
  charts: CallState<typeof getDashboardCharts>;
}

export function useTotals(): TotalsState {
  const totals = useCall(getDashboardTotals);
  const charts = useCall(getDashboardCharts);
  const readAgain = () => {
    void totals.refetch();
    void charts.refetch();
  };
  useLive('transaction', readAgain);
  useLive('resync', readAgain);
  return { totals, charts };
}
