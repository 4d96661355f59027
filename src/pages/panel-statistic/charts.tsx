import { useMemo } from 'react';
import type { PanelDay } from '../../core/contract/panel-statistic';
import { compact, rupiah } from '../../core/format/money';
import { number } from '../../core/format/number';
import { Chart } from '../../ui/chart/chart';
import { copy } from './copy';

interface ChartsProps {
  days: PanelDay[];
  dayText: (day: string) => string;
}

/** Sales and profit beside the days before, and what came in beside the money. */
export const Charts = ({ days, dayText }: ChartsProps) => {
  const labels = useMemo(() => days.map(({ day }) => dayText(day)), [days, dayText]);
  const money = useMemo(() => {
    const beside = (now: keyof PanelDay, before: keyof PanelDay) => ({
      labels,
      series: [
        {
          name: copy.thisPeriod,
          values: days.map((one) => Number(one[now])),
          look: 1 as const,
          filled: true,
        },
        {
          name: copy.lastPeriod,
          values: days.map((one) => Number(one[before])),
          look: 2 as const,
          dashed: true,
        },
      ],
    });
    return { sales: beside('omzet', 'omzet_before'), profit: beside('profit', 'profit_before') };
  }, [days, labels]);
  const counts = useMemo(
    () => ({
      labels,
      series: [
        {
          name: copy.succeededShort,
          values: days.map(({ succeeded }) => succeeded),
          look: 1 as const,
          filled: true,
        },
        {
          name: copy.members,
          values: days.map(({ new_members }) => new_members),
          look: 3 as const,
          dashed: true,
        },
      ],
    }),
    [days, labels],
  );
  const words = { labelTitle: copy.day, format: full, formatShort: compact };
  return (
    <>
      <Chart title={copy.salesChart} data={money.sales} none={copy.noSales} {...words} />
      <Chart title={copy.profitChart} data={money.profit} none={copy.noSales} {...words} />
      <Chart
        title={copy.ordersChart}
        data={counts}
        labelTitle={copy.day}
        format={count}
        formatShort={wholeOnly}
        none={copy.noOrders}
      />
    </>
  );
};

/** There is no half order: an axis of few says only whole ones. */
const wholeOnly = (value: number): string => (Number.isInteger(value) ? number(value) : '');

const full = (value: number): string => rupiah(value);
const count = (value: number): string => number(value);
