import { CircleAlert, CircleCheck, CopyPlus, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { BulkBill } from '../../core/contract/bulk-order';
import { monthsText } from '../../core/format/month';
import { Money } from '../../ui/money';
import { Button } from '../../ui/plain/button';
import { Checkbox } from '../../ui/plain/checkbox';
import styles from './bulk-order.module.css';
import { copy } from './copy';
import type { DrawnRow } from './drawn-rows';

interface LineRowProps {
  row: DrawnRow;
  /** From 1. */
  place: number;
  isAgain: boolean;
  onLine: (line: string) => void;
  onAgain: (isAgain: boolean) => void;
}

/** One order of the list: what was typed, to be mended in place, and what it would buy. */
export const LineRow = ({ row, place, isAgain, onLine, onAgain }: LineRowProps) => {
  const [typed, setTyped] = useState(row.line);
  useEffect(() => setTyped(row.line), [row.line]);
  const mend = () => typed.trim() !== row.line && onLine(typed);

  return (
    <li className={styles.row} data-broken={row.problem ? '' : undefined}>
      <span className={styles.place}>{place}</span>
      <input
        className={styles.input}
        aria-label={copy.lineOf(place)}
        aria-invalid={row.problem ? true : undefined}
        aria-describedby={`line-${place}`}
        value={typed}
        maxLength={200}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
        onBlur={mend}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
      <span className={`${styles.what} ${styles.item}`}>
        <span className={styles.strong}>{row.item ?? '–'}</span>
        <span className={styles.quiet}>{row.brand ?? ''}</span>
      </span>
      <span className={`${styles.what} ${styles.target}`}>
        <span>{row.destination || '–'}</span>
        {row.nickname && <span className={styles.quiet}>{row.nickname}</span>}
      </span>
      <span className={styles.price}>{row.price !== null && <Money amount={row.price} />}</span>
      <span id={`line-${place}`} className={styles.state}>
        <State row={row} isAgain={isAgain} onAgain={onAgain} />
      </span>
      <Button
        tone="quiet"
        size="small"
        className={styles.remove}
        aria-label={copy.remove(place)}
        title={copy.remove(place)}
        icon={<Trash2 size={16} aria-hidden="true" />}
        onClick={() => onLine('')}
      />
    </li>
  );
};

const State = ({ row, isAgain, onAgain }: Pick<LineRowProps, 'row' | 'isAgain' | 'onAgain'>) => {
  if (!row.isKnown) return <span className={styles.quiet}>{copy.notChecked}</span>;
  if (row.problem) {
    return (
      <span className={styles.bad}>
        <CircleAlert size={15} aria-hidden="true" />
        {row.problem}
      </span>
    );
  }
  if (row.duplicate) {
    return (
      <>
        <span className={styles.wait}>
          <CopyPlus size={15} aria-hidden="true" />
          {row.duplicate}
        </span>
        {row.bill && <BillWords bill={row.bill} />}
        <Checkbox checked={isAgain} onChange={(event) => onAgain(event.target.checked)}>
          {copy.second}
        </Checkbox>
      </>
    );
  }
  return (
    <>
      <span className={styles.ok}>
        <CircleCheck size={15} aria-hidden="true" />
        {copy.ready}
      </span>
      {row.bill && <BillWords bill={row.bill} />}
    </>
  );
};

/** Of which months the bill is, and what its total is made of. */
const BillWords = ({ bill }: { bill: BulkBill }) => (
  <>
    <span className={styles.quiet}>
      {copy.billOf(monthsText(bill.periods.map(({ period }) => period)), bill.bill_count)}
    </span>
    <span className={styles.quiet}>
      {copy.billParts({
        ...{ amount: bill.bill_amount, penalty: bill.penalty },
        ...{ admin: bill.admin_fee, commission: bill.commission },
      })}
    </span>
  </>
);
