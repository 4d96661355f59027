import card from '../../../../ui/card.module.css';
import { Money } from '../../../../ui/money';
import type { TransactionDetail } from '../../contract/transaction';
import { balanceSteps } from './balance-steps';
import { copy } from './copy';
import styles from './detail-transaction.module.css';

export const BalanceFacts = ({ transaction }: { transaction: TransactionDetail }) => {
  const steps = balanceSteps(transaction);
  if (steps.length === 0) return null;
  return (
    <section className={`${card.card} ${card.padded} ${styles.part}`}>
      <h2>{copy.balance}</h2>
      <dl className={styles.facts}>
        {steps.map(({ step, amount }) => (
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
};
