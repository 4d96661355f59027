import { ArrowRightLeft, CircleAlert, CircleCheck, CopyPlus, Trash2, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { monthsText } from '../../../../core/format/month';
import { Money } from '../../../../ui/money';
import { Button } from '../../../../ui/plain/button';
import { Checkbox } from '../../../../ui/plain/checkbox';
import text from '../../../../ui/text.module.css';
import { withSku } from '../../../catalogue/domain/order-line';
import type { BulkBill } from '../../contract';
import styles from './bulk-order.module.css';
import { copy } from './copy';
import type { DrawnRow } from './drawn-rows';
import type { Confirmed, Question } from './use-lines';

interface LineRowProps {
  row: DrawnRow;
  position: number;
  confirmed: Confirmed;
  onLine: (line: string) => void;
  onConfirm: (question: Question, isConfirmed: boolean) => void;
}

export const LineRow = ({ row, position, confirmed, onLine, onConfirm }: LineRowProps) => {
  const [typed, setTyped] = useState(row.line);
  useEffect(() => setTyped(row.line), [row.line]);
  const mend = () => typed.trim() !== row.line && onLine(typed);

  return (
    <li className={styles.row} data-broken={row.problem ? '' : undefined}>
      <span className={styles.slot}>{position}</span>
      <input
        className={styles.input}
        aria-label={copy.lineOf(position)}
        aria-invalid={row.problem ? true : undefined}
        aria-describedby={`line-${position}`}
        value={typed}
        maxLength={200}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
        onBlur={mend}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
      <span className={`${styles.what} ${styles.item}`}>
        <span className={text.strong}>{row.item ?? '–'}</span>
        <span className={text.quiet}>{row.brand ?? ''}</span>
      </span>
      <span className={`${styles.what} ${styles.target}`}>
        <span>{row.destination || '–'}</span>
        {row.nickname && <span className={text.quiet}>{row.nickname}</span>}
        {row.counter > 1 && <span className={text.quiet}>{copy.counter(row.counter)}</span>}
      </span>
      <span className={styles.price}>
        {row.price !== null && <Money amount={row.price} />}
        <Loss row={row} />
      </span>
      <span id={`line-${position}`} className={styles.state}>
        <State row={row} confirmed={confirmed} onLine={onLine} onConfirm={onConfirm} />
      </span>
      <Button
        tone="quiet"
        size="small"
        className={styles.remove}
        aria-label={copy.remove(position)}
        title={copy.remove(position)}
        icon={<Trash2 size={16} aria-hidden="true" />}
        onClick={() => onLine('')}
      />
    </li>
  );
};

const State = ({ row, confirmed, onLine, onConfirm }: Omit<LineRowProps, 'position'>) => {
  if (!row.isKnown) return <span className={text.quiet}>{copy.notChecked}</span>;
  if (row.problem) {
    return (
      <span className={styles.bad}>
        <CircleAlert size={15} aria-hidden="true" />
        {row.problem}
      </span>
    );
  }
  const { duplicate, operator, bill } = row;
  const answer = (question: Question, label: string) => (
    <Checkbox
      checked={confirmed[question].has(row.line)}
      onChange={(event) => onConfirm(question, event.target.checked)}
    >
      {label}
    </Checkbox>
  );
  return (
    <>
      {operator && (
        <>
          <span className={styles.wait}>
            <TriangleAlert size={15} aria-hidden="true" />
            {operator.warning}
          </span>
          {operator.sku && <OtherItem line={row.line} sku={operator.sku} onLine={onLine} />}
          {answer('ported', copy.ported)}
        </>
      )}
      {duplicate && (
        <span className={styles.wait}>
          <CopyPlus size={15} aria-hidden="true" />
          {duplicate}
        </span>
      )}
      {!duplicate && !operator && (
        <span className={styles.ok}>
          <CircleCheck size={15} aria-hidden="true" />
          {copy.ready}
        </span>
      )}
      {bill && <BillWords bill={bill} />}
      {duplicate && answer('again', copy.second)}
    </>
  );
};

const Loss = ({ row: { price, selling_price: sold } }: { row: DrawnRow }) =>
  price !== null && sold !== null && sold < price ? (
    <span className={styles.loss}>{copy.loss(price - sold)}</span>
  ) : null;

const OtherItem = ({ line, sku, onLine }: { line: string; sku: string; onLine: LineRowProps['onLine'] }) => (
  <Button
    tone="soft"
    size="small"
    icon={<ArrowRightLeft size={15} aria-hidden="true" />}
    onClick={() => onLine(withSku(line, sku))}
  >
    {copy.otherItem(sku)}
  </Button>
);

const BillWords = ({ bill }: { bill: BulkBill }) => (
  <>
    <span className={text.quiet}>
      {copy.billOf(monthsText(bill.periods.map(({ period }) => period)), bill.bill_count)}
    </span>
    <span className={text.quiet}>
      {copy.billParts({
        ...{ amount: bill.bill_amount, penalty: bill.penalty },
        ...{ admin: bill.admin_fee, commission: bill.commission },
      })}
    </span>
  </>
);
