import { useOpenTable } from '../../api/use-open-table';
import { number } from '../../core/format/number';
import { hourText } from '../../features/statistic/spans';
import { HeatMap } from '../../ui/chart/heat-map';
import { copy } from './copy';

const days = [
  { short: 'Sen', full: 'Senin' },
  { short: 'Sel', full: 'Selasa' },
  { short: 'Rab', full: 'Rabu' },
  { short: 'Kam', full: 'Kamis' },
  { short: 'Jum', full: 'Jumat' },
  { short: 'Sab', full: 'Sabtu' },
  { short: 'Min', full: 'Minggu' },
];
const hours = Array.from({ length: 24 }, (_, hour) => hourText(hour));

export const Week = ({ week }: { week: number[] }) => {
  const table = useOpenTable('statistic-week');
  const most = Math.max(...week);
  const at = week.indexOf(most);
  const day = days[Math.floor(at / hours.length)]?.full ?? '';
  return (
    <HeatMap
      title={copy.week}
      said={copy.busiest(day, hours[at % hours.length] ?? '', number(most))}
      {...{ days, hours, table }}
      hourTitle={copy.hour}
      values={week}
      format={(value) => number(value)}
      least={copy.few}
      most={copy.many}
      none={copy.noOrders}
    />
  );
};
