import type { TransactionDetail } from '../../core/contract/transaction';
import { Money } from '../../ui/money';
import { copy } from './copy';
import styles from './detail-transaction.module.css';

/** What the order did to the balance. */
export const BalanceFacts = ({ transaction: trx }: { transaction: TransactionDetail }) => (
  <section className={styles.part}>
    <h2>{copy.balance}</h2>
    <dl className={styles.facts}>
      <div>
        <dt>{copy.before}</dt>
        <dd>
          <Money amount={trx.balance_before} size={20} />
        </dd>
      </div>
      <div>
        <dt>{copy.paid}</dt>
        <dd>
          <Money amount={-trx.selling_total} size={20} />
        </dd>
      </div>
      <div>
        <dt>{copy.after}</dt>
        <dd>
          <Money amount={trx.balance_after} size={20} />
        </dd>
      </div>
      {trx.refund_amount > 0 && (
        <div>
          <dt>{copy.refund}</dt>
          <dd>
            <Money amount={trx.refund_amount} sign="always" tone="in" size={20} />
          </dd>
        </div>
      )}
    </dl>
  </section>
);
