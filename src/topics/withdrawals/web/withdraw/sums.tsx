import { Money } from '../../../../ui/money';
import { copy } from './copy';
import { feeOf, toMain } from './validate';
import styles from './withdraw.module.css';

export const Sums = ({ amount, target }: { amount: number; target: string }) => {
  const fee = feeOf(target);
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{copy.form.amount}</dt>
        <dd>
          <Money amount={amount} />
        </dd>
      </div>
      <div>
        <dt>{copy.form.fee}</dt>
        <dd>{fee === 0 ? copy.form.free : <Money amount={-fee} />}</dd>
      </div>
      <div>
        <dt>{copy.form.arrives}</dt>
        <dd>{target === toMain ? copy.form.atOnce : copy.estimate}</dd>
      </div>
      <div className={styles.received}>
        <dt>{copy.form.received}</dt>
        <dd>
          <Money amount={Math.max(0, amount - fee)} size={20} />
        </dd>
      </div>
    </dl>
  );
};
