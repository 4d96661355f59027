import { date as dateText, dateTime as dateTimeText } from '../../core/format/date';
import type { CellOf } from '../parts';
import styles from './time.module.css';

const Whole = ({ text }: { text: string }) => <span className={styles.whole}>{text}</span>;

export const DateCell: CellOf<'date'> = ({ value }) => <Whole text={dateText(String(value))} />;

export const DateTimeCell: CellOf<'datetime'> = ({ value }) => (
  <Whole text={dateTimeText(String(value), { seconds: false })} />
);

export const PeriodCell = ({ value }: { value: unknown }) => {
  const { start_at, end_at } = value as { start_at: string; end_at?: string };
  return (
    <>
      <Whole text={`${dateText(start_at)} –`} /> <Whole text={end_at ? dateText(end_at) : 'seterusnya'} />
    </>
  );
};
