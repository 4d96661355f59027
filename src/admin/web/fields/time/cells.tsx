import { date as dateText, dateTime as dateTimeText, periodLines } from '../../../../core/format/date';
import type { CellOf } from '../parts';
import styles from './time.module.css';

const Whole = ({ text }: { text: string }) => <span className={styles.whole}>{text}</span>;

export const DateCell: CellOf<'date'> = ({ value }) => <Whole text={dateText(String(value))} />;

export const DateTimeCell: CellOf<'datetime'> = ({ field, value }) => (
  <Whole text={dateTimeText(String(value), { seconds: field.seconds ?? false })} />
);

/** Includes the time, because a sale may last a quarter of an hour. */
export const PeriodCell = ({ value }: { value: unknown }) => {
  const [first, second] = periodLines(value as { start_at: string; end_at?: string });
  return (
    <span className={styles.stretch}>
      <Whole text={first} /> <Whole text={second} />
    </span>
  );
};
