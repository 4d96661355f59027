import { useLive } from '../../../../platform/web/live-events';
import { type CallState, useCall } from '../../../../platform/web/use-call';
import { getDashboardCharts, getDashboardTotals } from '../../../orders/contract/dashboard';

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
