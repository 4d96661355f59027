import type { ReactNode } from 'react';
import type { Referral } from '../../core/contract/referral';
import { number } from '../../core/format/number';
import { Face } from '../../ui/face';
import { Money } from '../../ui/money';
import { copy } from './copy';
import styles from './referral.module.css';

export const Figures = ({
  referral: { balance, month, total, partners, active },
  children,
}: {
  referral: Referral;
  children?: ReactNode;
}) => (
  <Face as="section" className={styles.face} aria-label={copy.figures}>
    <div className={styles.balance}>
      <h2 className={styles.label}>{copy.balance}</h2>
      <p className={styles.amount} aria-live="polite">
        <Money amount={balance} tone="inherit" size={40} />
      </p>
      <p className={styles.small}>{balance < 0 ? copy.owed : copy.balanceHint}</p>
      {children}
    </div>
    <dl className={styles.figures}>
      <Figure word={copy.month}>
        <Money amount={month} tone="inherit" size={22} />
      </Figure>
      <Figure word={copy.total}>
        <Money amount={total} tone="inherit" size={22} />
      </Figure>
      <Figure word={copy.partners}>{number(partners)}</Figure>
      <Figure word={copy.active}>{number(active)}</Figure>
    </dl>
  </Face>
);

const Figure = ({ word, children }: { word: string; children: ReactNode }) => (
  <div className={styles.figure}>
    <dt>{word}</dt>
    <dd>{children}</dd>
  </div>
);
