import type { TransactionDetail } from '../../core/contract/transaction';
import { Money } from '../../ui/money';
import { balanceSteps } from './balance-steps';
import { copy } from './copy';
import styles from './detail-transaction.module.css';

/** What the order did to the balance. */
export const BalanceFacts = ({ transaction }: { transaction: TransactionDetail }) => (
  <section className={styles.part}>
    <h2>{copy.balance}</h2>
    <dl className={styles.facts}>
      {balanceSteps(transaction).map(({ step, amount }) => (
        <div key={step}>
          <dt>{copy.balanceSteps[step]}</dt>
          <dd>
            <Money amount={amount} size={20} {...(step === 'refund' && { sign: 'always', tone: 'in' })} />
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
