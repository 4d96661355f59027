import { useMemo } from 'react';
import { compact, rupiah } from '../../../../core/format/money';
import { number } from '../../../../core/format/number';
import { useOpenTable } from '../../../../platform/web/use-open-table';
import { Chart } from '../../../../ui/chart/chart';
import type { ChartData } from '../../../../ui/chart/series';
import type { OrderFigures, StatisticDay, StatisticHour } from '../../contract/statistic';
import { copy } from './copy';
import type { Slots } from './slots';

interface ChartProps {
  slots: Slots<StatisticDay | StatisticHour>;
}

const pendingOf = ({ orders, succeeded, failed, partly, cancelled }: OrderFigures): number =>
  orders - succeeded - failed - partly - cancelled;

const states = [
  { name: copy.succeeded, color: 1, of: (one: OrderFigures) => one.succeeded },
  { name: copy.pending, color: 2, of: pendingOf },
  { name: copy.partlyShort, color: 3, of: (one: OrderFigures) => one.partly },
  { name: copy.failed, color: 5, of: (one: OrderFigures) => one.failed },
  { name: copy.cancelled, color: 6, of: (one: OrderFigures) => one.cancelled },
] as const;

export const OrdersChart = ({ slots }: ChartProps) => {
  const table = useOpenTable('statistic-orders');
  const data = useMemo((): ChartData => {
    const series = states.map(({ of, ...state }) => ({ ...state, values: slots.values(of) }));
    return {
      ...{ labels: slots.labels, isDay: slots.isDay, runningAt: slots.runningAt },
      isStacked: true,
      series: series.filter(({ values, color }) => color === 1 || values.some(Boolean)),
    };
  }, [slots]);
  return (
    <Chart
      title={slots.isDay ? copy.ordersOfHours : copy.ordersOfDays}
      data={data}
      labelTitle={slots.labelTitle}
      format={count}
      formatShort={wholeOnly}
      none={copy.noOrders}
      table={table}
    />
  );
};

export const ProfitChart = ({ slots }: ChartProps) => {
  const table = useOpenTable('statistic-profit');
  const data = useMemo(
    (): ChartData => ({
      ...{ labels: slots.labels, isDay: slots.isDay, runningAt: slots.runningAt },
      series: [
        { name: slots.words.now, values: slots.values(({ profit }) => profit), color: 1, filled: true },
        {
          name: slots.words.before,
          values: slots.valuesBefore(({ profit_before }) => profit_before),
          ...{ color: 2, dashed: true },
        },
      ],
    }),
    [slots],
  );
  return (
    <Chart
      title={slots.isDay ? copy.profitOfHours : copy.profitOfDays}
      data={data}
      labelTitle={slots.labelTitle}
      format={full}
      formatShort={compact}
      none={copy.noProfit}
      table={table}
    />
  );
};

const wholeOnly = (value: number): string => (Number.isInteger(value) ? number(value) : '');

const full = (value: number): string => rupiah(value);
const count = (value: number): string => number(value);
