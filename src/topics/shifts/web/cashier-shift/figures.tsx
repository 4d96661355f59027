import { type ReactNode, useId } from 'react';
import { dateTime } from '../../../../core/format/date';
import { rupiah } from '../../../../core/format/money';
import { number } from '../../../../core/format/number';
import card from '../../../../ui/card.module.css';
import { Money } from '../../../../ui/money';
import { Notice } from '../../../../ui/plain/notice';
import type { ShiftFigures, ShiftReport } from '../../contract';
import { differenceText } from '../../text';
import styles from './cashier-shift.module.css';
import { copy } from './copy';

export const Figures = ({ shift, figures }: { shift: ShiftReport; figures: ShiftFigures }) => {
  const title = useId();
  const { difference, unpriced, returned, partly, returned_since: since } = figures;
  return (
    <section className={`${card.card} ${card.padded} ${styles.figures}`} aria-labelledby={title}>
      <h2 id={title}>{copy.result}</h2>
      <dl className={styles.steps}>
        <Step word={copy.opening} amount={shift.opening_cash} />
        <Step word={copy.sales} amount={figures.sales} />
        <Step word={copy.noncash} amount={-figures.noncash} />
        <Step word={copy.cashIn} amount={figures.cash_in} />
        <Step word={copy.cashOut} amount={-figures.cash_out} />
        <Step word={copy.expected} amount={figures.expected} isTotal />
        <Step word={copy.countedShort} amount={figures.counted} />
        <div className={styles.difference} data-is={difference === 0 ? 'none' : 'some'}>
          <dt>{difference === 0 ? copy.same : differenceText(difference)}</dt>
          <dd>
            <Money amount={difference} sign="always" size={26} />
          </dd>
        </div>
      </dl>
      {shift.closed_at && shift.closed_by && (
        <p className={styles.quiet}>
          {copy.closedBy(shift.closed_by, dateTime(shift.closed_at, { seconds: false, zone: true }))}
        </p>
      )}
      {since.orders > 0 && <Notice tone="wait">{copy.since(since.orders, rupiah(since.amount))}</Notice>}
      <Remarks>
        {unpriced > 0 && <li>{copy.unpriced(unpriced)}</li>}
        {returned > 0 && <li>{copy.returned(returned)}</li>}
        {partly > 0 && <li>{copy.partly(partly)}</li>}
      </Remarks>
      {shift.pieces.length > 0 && (
        <p className={styles.quiet}>
          {copy.piecesTitle}:{' '}
          {shift.pieces.map(({ value, count }) => `${number(count)} × ${rupiah(value)}`).join(', ')}
        </p>
      )}
      {shift.note && (
        <div>
          <h3 className={styles.legend}>{copy.note}</h3>
          <p className={styles.note}>{shift.note}</p>
          {shift.note_by && <p className={styles.quiet}>{copy.noteBy(shift.note_by)}</p>}
        </div>
      )}
    </section>
  );
};

const Step = ({ word, amount, isTotal }: { word: string; amount: number; isTotal?: boolean }) => (
  <div className={isTotal ? styles.total : undefined}>
    <dt>{word}</dt>
    <dd>
      <Money amount={amount} />
    </dd>
  </div>
);

const Remarks = ({ children }: { children: ReactNode[] }) =>
  children.some(Boolean) && <ul className={styles.remarks}>{children}</ul>;
