import { Hourglass, PiggyBank } from 'lucide-react';
import type { ReactNode } from 'react';
import { dateTime } from '../../../../core/format/date';
import { Face } from '../../../../ui/face';
import { Money } from '../../../../ui/money';
import type { ProfitBalance } from '../../contract';
import styles from './balance-card.module.css';
import { copy } from './copy';

export const BalanceCard = ({
  profit: { total, available, held, next_free },
  children,
}: {
  profit: ProfitBalance;
  children: ReactNode;
}) => (
  <Face as="section" className={styles.card} aria-label={copy.title}>
    <div className={styles.total}>
      <h2 className={styles.label}>{copy.total}</h2>
      <p className={styles.amount} aria-live="polite">
        <Money amount={total} tone="inherit" size={40} />
      </p>
      {children}
    </div>
    <dl className={styles.parts}>
      <div className={styles.part}>
        <dt>
          <PiggyBank size={18} aria-hidden="true" />
          {copy.available}
        </dt>
        <dd className={styles.figure}>
          <Money amount={available} tone="inherit" size={26} />
        </dd>
        <dd className={styles.small}>{copy.availableHint}</dd>
      </div>
      <div className={styles.part}>
        <dt>
          <Hourglass size={18} aria-hidden="true" />
          {copy.held}
        </dt>
        <dd className={styles.figure}>
          <Money amount={held} tone="inherit" size={26} />
        </dd>
        <dd className={styles.small}>
          {next_free
            ? copy.nextFree(next_free.amount, dateTime(next_free.at, { seconds: false, zone: true }))
            : held > 0
              ? copy.heldHint
              : copy.nothingHeld}
        </dd>
        {next_free && <dd className={styles.small}>{copy.heldHint}</dd>}
      </div>
    </dl>
  </Face>
);
