import { useMemo } from 'react';
import { useOpenTable } from '../../api/use-open-table';
import type { Books } from '../../core/contract/books';
import { date } from '../../core/format/date';
import { compact, rupiah } from '../../core/format/money';
import { bookWords } from '../../core/text/books';
import { Chart } from '../../ui/chart/chart';
import type { ChartData } from '../../ui/chart/series';
import { copy } from './copy';

const full = (value: number): string => rupiah(value);

const labelOf = (slot: string): string =>
  slot.length > 7 ? date(`${slot}T12:00:00+07:00`) : date(`${slot}-15T12:00:00+07:00`).slice(3);

export const ProfitChart = ({ slots, by_month, today }: Pick<Books, 'slots' | 'by_month' | 'today'>) => {
  const table = useOpenTable('books');
  const data = useMemo((): ChartData => {
    const running = today.slice(0, by_month ? 7 : 10);
    const at = slots.findIndex(({ slot }) => slot === running);
    const values = (of: 'omzet' | 'net' | 'expense') =>
      slots.map((one) => (one.slot > running ? null : one[of]));
    return {
      labels: slots.map(({ slot }) => labelOf(slot)),
      runningAt: at < 0 ? undefined : at,
      series: [
        { name: bookWords.omzet, values: values('omzet'), look: 1, filled: true },
        { name: bookWords.net, values: values('net'), look: 2 },
        { name: bookWords.expense, values: values('expense'), look: 3 },
      ],
    };
  }, [slots, by_month, today]);
  return (
    <Chart
      title={by_month ? copy.chartByMonth : copy.chartByDay}
      data={data}
      labelTitle={by_month ? copy.month : copy.day}
      format={full}
      formatShort={compact}
      none={copy.noSales}
      table={table}
    />
  );
};
