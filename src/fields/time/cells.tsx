import { date as dateText, dateTime as dateTimeText } from '../../core/format/date';
import type { CellOf } from '../parts';

export const DateCell: CellOf<'date'> = ({ value }) => <>{dateText(String(value))}</>;

export const DateTimeCell: CellOf<'datetime'> = ({ value }) => (
  <>{dateTimeText(String(value), { seconds: false })}</>
);

export const PeriodCell = ({ value }: { value: unknown }) => {
  const { start_at, end_at } = value as { start_at: string; end_at?: string };
  return (
    <>
      {dateText(start_at)} – {end_at ? dateText(end_at) : 'seterusnya'}
    </>
  );
};
