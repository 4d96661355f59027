import { useMemo } from 'react';
import { compact, rupiah } from '../../../../core/format/money';
import { number } from '../../../../core/format/number';
import { useOpenTable } from '../../../../platform/web/use-open-table';
import { Chart } from '../../../../ui/chart/chart';
import type { ChartData } from '../../../../ui/chart/series';
import { copy } from './copy';
import type { Slots } from './slots';

export const MoneyChart = ({ slots, of }: { slots: Slots; of: 'omzet' | 'profit' }) => {
  const { labels, isDay, runningAt, values, words } = slots;
  const table = useOpenTable(of);
  const data = useMemo(
    (): ChartData => ({
      ...{ labels, isDay, runningAt },
      series: [
        { name: words.now, values: values(of), color: 1, filled: true },
        { name: words.before, values: values(`${of}_before`), color: 2, dashed: true },
      ],
    }),
    [labels, isDay, runningAt, values, words, of],
  );
  return (
    <Chart
      title={of === 'omzet' ? words.sales : words.profit}
      data={data}
      labelTitle={slots.labelTitle}
      format={full}
      formatShort={compact}
      none={copy.noSales}
      table={table}
    />
  );
};

export const CountsChart = ({
  slots: { labels, labelTitle, isDay, runningAt, values },
}: {
  slots: Slots;
}) => {
  const table = useOpenTable('counts');
  const data = useMemo(
    (): ChartData => ({
      ...{ labels, isDay, runningAt },
      series: [
        { name: copy.succeededShort, values: values('succeeded'), color: 1, filled: true },
        { name: copy.members, values: values('new_members'), color: 3 },
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
