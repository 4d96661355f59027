import type { ReactNode } from 'react';
import type { PaymentMethod } from '../../../../core/contract/payment';
import card from '../../../../ui/card.module.css';
import { Money } from '../../../../ui/money';
import text from '../../../../ui/text.module.css';
import { topupTotal } from '../../domain';
import { copy } from './copy';
import styles from './summary.module.css';

interface SummaryProps {
  /** Rupiah; 0 before one is chosen. */
  amount: number;
  method: PaymentMethod | undefined;
  children: ReactNode;
}

export const Summary = ({ amount, method, children }: SummaryProps) => (
  <aside className={`${card.card} ${styles.summary}`} aria-label={copy.summary}>
    <h2>{copy.summary}</h2>
    {amount > 0 && method ? (
      <Sum amount={amount} method={method} />
    ) : (
      <p className={text.quiet}>{copy.chooseFirst}</p>
    )}
    {children}
  </aside>
);

const Sum = ({ amount, method }: { amount: number; method: PaymentMethod }) => {
  const { fee, total } = topupTotal(amount, method);
  return (
    <>
      <dl>
        <Line name={copy.amount}>
          <Money amount={amount} />
        </Line>
        <Line name={copy.serviceFee}>{fee > 0 ? <Money amount={fee} /> : copy.free}</Line>
        {method.use_unique_code && <Line name={copy.unique}>{copy.uniqueRange}</Line>}
      </dl>
      <div className={styles.total}>
        <span>{copy.total}</span>
        <span>
          <Money amount={total} size={26} />
          {method.use_unique_code && <small>{copy.totalPlus}</small>}
        </span>
      </div>
      <p className={styles.comesIn}>
        {copy.comesIn}
        <Money amount={amount} sign="always" tone="in" />
      </p>
      {method.use_unique_code && <p className={text.quiet}>{copy.uniqueNote}</p>}
    </>
  );
};

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.line}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
