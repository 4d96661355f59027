import { Clock, TriangleAlert } from 'lucide-react';
import type { PaymentMethod } from '../../../../core/contract/payment';
import { shortDuration } from '../../../../core/format/duration';
import { ChoiceTile } from '../../../../ui/choice-tile';
import layout from '../../../../ui/layout.module.css';
import { PaymentTile } from '../../../../ui/payment-tile';
import text from '../../../../ui/text.module.css';
import { copy } from './copy';
import { feeText } from './method-state';
import styles from './methods.module.css';

interface MethodOptionProps {
  method: PaymentMethod;
  /** Rupiah; 0 before one is chosen. */
  amount: number;
  closed: string | null;
  misfit: string | null;
  isCheapest: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

export const MethodOption = ({
  method,
  amount,
  closed,
  misfit,
  isCheapest,
  isChosen,
  onChoose,
}: MethodOptionProps) => {
  const { open_hours, expiry_minutes, min, max, note } = method;
  const Picture = method.is_maintenance ? TriangleAlert : Clock;
  return (
    <ChoiceTile
      name="method"
      className={styles.method}
      isChosen={isChosen}
      isClosed={closed !== null || misfit !== null}
      // A chosen method stays enabled to show why it does not fit.
      disabled={closed !== null || (misfit !== null && !isChosen)}
      onChoose={onChoose}
    >
      <PaymentTile name={method.name} size={36} />
      <span className={layout.words}>
        <span className={text.strong}>{method.name}</span>
        {closed ? (
          <span className={styles.reason}>
            <Picture size={14} aria-hidden="true" />
            {closed}
          </span>
        ) : misfit ? (
          <span className={styles.reason}>{misfit}</span>
        ) : (
          <>
            <span className={styles.fee}>
              {feeText(method, amount)}
              {isCheapest && <span className={styles.cheapest}>{copy.cheapest}</span>}
            </span>
            <span className={styles.small}>
              <span>{copy.bounds(min, max)}</span>{' '}
              {open_hours ? (
                <span>· {copy.hours(open_hours.from, open_hours.to)}</span>
              ) : (
                expiry_minutes > 0 && <span>· {copy.payWithin(shortDuration(expiry_minutes * 60))}</span>
              )}
            </span>
            {note && <span className={styles.small}>{note}</span>}
          </>
        )}
      </span>
    </ChoiceTile>
  );
};
