import { useMemo } from 'react';
import { useOpenTable } from '../../api/use-open-table';
import type { PriceSeries } from '../../core/contract/price-history';
import { compact, rupiah } from '../../core/format/money';
import { pricesByDay } from '../../core/pricing/prices-by-day';
import { Chart } from '../../ui/chart/chart';
import type { ChartData } from '../../ui/chart/series';
import { copy } from './copy';

export const PriceChart = ({ series: { points } }: { series: PriceSeries }) => {
  const table = useOpenTable('price');
  const data = useMemo((): ChartData => {
    const days = pricesByDay(points);
    return {
      labels: days.map(({ day }) => day),
      series: [{ name: copy.chartLine, values: days.map(({ price }) => price), look: 1, filled: true }],
      isLevel: true,
    };
  }, [points]);
  return (
    <Chart
      title={copy.chart}
      data={data}
      labelTitle={copy.chartDay}
      format={full}
      formatShort={compact}
      none={copy.none}
      table={table}
    />
  );
};

const full = (value: number): string => rupiah(value);
