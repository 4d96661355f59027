import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { listBalanceHistory } from '../../core/contract/balance';
import type { MetaOf } from '../../core/contract/endpoint';
import card from '../../ui/card.module.css';
import { Money } from '../../ui/money';
import { copy } from './copy';
import styles from './history-balance.module.css';

export const Summary = ({ meta }: { meta: MetaOf<typeof listBalanceHistory> }) => {
  if (meta.balanced === null) return null;
  const Mark = meta.balanced ? CircleCheck : TriangleAlert;
  return (
    <section className={`${card.card} ${styles.summary}`}>
      <div>
        <span className={styles.quiet}>{copy.totalIn}</span>
        <Money amount={meta.total_in} sign="always" tone="in" size={20} />
      </div>
      <div>
        <span className={styles.quiet}>{copy.totalOut}</span>
        <Money amount={-meta.total_out} size={20} />
      </div>
      <div className={`${styles.check} ${meta.balanced ? '' : styles.broken}`} role="status">
        <Mark size={20} aria-hidden="true" />
        <span className={styles.words}>
          <strong>{meta.balanced ? copy.balanced : copy.unbalanced}</strong>
          <span className={styles.quiet}>{meta.balanced ? copy.balancedHint : copy.unbalancedHint}</span>
        </span>
      </div>
    </section>
  );
};
