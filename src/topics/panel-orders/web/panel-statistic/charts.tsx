import { useMemo } from 'react';
import { compact, rupiah } from '../../../../core/format/money';
import { number } from '../../../../core/format/number';
import { useOpenTable } from '../../../../platform/web/use-open-table';
import { Chart } from '../../../../ui/chart/chart';
import type { ChartData } from '../../../../ui/chart/series';
import type { PanelDay, PanelHour } from '../../../shops/contract/panel-statistic';
import type { Slots } from '../../../statistics/web/statistic/slots';
import { copy } from './copy';

interface ChartProps {
  slots: Slots<PanelDay | PanelHour>;
}

const titles = {
  omzet: { days: copy.salesChart, hours: copy.salesOfHours },
  profit: { days: copy.profitChart, hours: copy.profitOfHours },
} as const;

export const MoneyChart = ({ slots, of }: ChartProps & { of: keyof typeof titles }) => {
  const { labels, isDay, runningAt, values, valuesBefore, words } = slots;
  const table = useOpenTable(of);
  const data = useMemo(
    (): ChartData => ({
      ...{ labels, isDay, runningAt },
      series: [
        { name: words.now, values: values((slot) => slot[of]), color: 1, filled: true },
        {
          name: words.before,
          values: valuesBefore((slot) => slot[`${of}_before`]),
          ...{ color: 2, dashed: true },
        },
      ],
    }),
    [labels, isDay, runningAt, values, valuesBefore, words, of],
  );
  return (
    <Chart
      title={titles[of][isDay ? 'hours' : 'days']}
      data={data}
      labelTitle={slots.labelTitle}
      format={full}
      formatShort={compact}
      none={copy.noSales}
      table={table}
    />
  );
};

export const CountsChart = ({ slots: { labels, labelTitle, isDay, runningAt, values } }: ChartProps) => {
  const table = useOpenTable('counts');
  const data = useMemo(
    (): ChartData => ({
      ...{ labels, isDay, runningAt },
      series: [
        { name: copy.succeededShort, values: values(({ succeeded }) => succeeded), color: 1, filled: true },
        { name: copy.members, values: values(({ new_members }) => new_members), color: 3 },
      ],
    }),
    [labels, isDay, runningAt, values],
  );
  return (
    <Chart
      title={copy.ordersChart}
      data={data}
      labelTitle={labelTitle}
      format={count}
      formatShort={wholeOnly}
      none={copy.noOrders}
      table={table}
    />
  );
};

const wholeOnly = (value: number): string => (Number.isInteger(value) ? number(value) : '');

const full = (value: number): string => rupiah(value);
const count = (value: number): string => number(value);
