import type { PaymentMethod } from '../../../../core/contract/payment';
import bottom from '../../../../ui/bottom-bar.module.css';
import { Money } from '../../../../ui/money';
import { topupTotal } from '../../domain';
import { copy } from './copy';
import styles from './summary.module.css';

interface BarWordsProps {
  /** Rupiah; 0 before one is chosen. */
  amount: number;
  method: PaymentMethod | undefined;
}

export const BarWords = ({ amount, method }: BarWordsProps) => (
  <span className={`${bottom.words} ${styles.barWords}`} role="status">
    {amount === 0 ? (
      copy.nothing
    ) : method ? (
      <>
        {method.use_unique_code ? copy.totalAndCode : copy.total}
        <Money amount={topupTotal(amount, method).total} size={20} />
      </>
    ) : (
      <>
        {copy.amountWithoutMethod}
        <Money amount={amount} size={20} />
      </>
    )}
  </span>
);
