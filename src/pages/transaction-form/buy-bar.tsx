import { actions } from '../../core/text/actions';
import bottom from '../../ui/bottom-bar.module.css';
import { Money } from '../../ui/money';
import { Button } from '../../ui/plain/button';
import { copy } from './copy';
import { LockLine } from './lock-line';
import styles from './summary.module.css';
import type { PriceLock } from './use-price-lock';

/** Whether the purchase may begin, and whether it has. */
export interface BuyState {
  isReady: boolean;
  isBusy: boolean;
}

interface BuyBarProps {
  /** Rupiah. */
  total: number;
  lock: PriceLock;
  buy: BuyState;
  /** Why it is not ready, where that has to do with what was chosen; the summary above says it with the way on. */
  reason: string | null;
}

/** Price and button under the thumb. */
export const BuyBar = ({ total, lock, buy, reason }: BuyBarProps) => (
  <div className={bottom.bar} data-sticky-action="">
    <p className={styles.barReason} aria-live="polite">
      {reason}
    </p>
    <div className={`${bottom.words} ${styles.barWords}`}>
      <LockLine lock={lock} />
      {total > 0 ? (
        <Money amount={total} size={22} />
      ) : (
        <span className={styles.nothing}>{copy.nothing}</span>
      )}
    </div>
    <Button type="submit" size="large" disabled={!buy.isReady} loading={buy.isBusy}>
      {actions.buyNow}
    </Button>
  </div>
);
