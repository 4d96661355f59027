import type { Topup } from '../../core/contract/topup';
import { moneyParts } from '../../core/format/money';
import { UNIT_SPACE } from '../../core/format/number';
import { copy } from './copy';
import { CopyBox } from './copy-box';
import styles from './pay-to.module.css';

export const ExactAmount = ({ topup }: { topup: Topup }) => {
  const { currency, number } = moneyParts(topup.invoice_paid_amount);
  const isMarked = topup.unique_code > 0;
  return (
    <CopyBox
      label={copy.amount}
      value={String(topup.invoice_paid_amount)}
      what={copy.amountCopied}
      hint={isMarked && copy.uniqueHint(topup.unique_code)}
    >
      <small className={styles.currency}>{currency + UNIT_SPACE}</small>
      {isMarked ? (
        <>
          {number.slice(0, -3)}
          <mark className={styles.mark}>{number.slice(-3)}</mark>
        </>
      ) : (
        number
      )}
    </CopyBox>
  );
};
