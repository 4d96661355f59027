import { actions } from '../../../../core/text/actions';
import bottom from '../../../../ui/bottom-bar.module.css';
import { Money } from '../../../../ui/money';
import { Button } from '../../../../ui/plain/button';
import { copy } from './copy';
import { GateNotice } from './gate-notice';
import type { Gate } from './gates';
import { LockLine } from './lock-line';
import type { ApprovalNeed } from './own-limit-texts';
import { OwnLimitLine } from './own-limits';
import styles from './summary.module.css';
import type { PriceLock } from './use-price-lock';

export interface BuyState {
  isReady: boolean;
  isBusy: boolean;
  /** Said before the PIN. */
  approval: ApprovalNeed;
}

interface BuyBarProps {
  /** Rupiah. */
  total: number;
  category: string;
  lock: PriceLock;
  buy: BuyState;
  /** Obstacle with a link; null if shown elsewhere. */
  gate: Gate | null;
}

export const BuyBar = ({ total, category, lock, buy, gate }: BuyBarProps) => (
  <div className={bottom.bar} data-sticky-action="">
    {gate && (
      <div className={styles.barGate}>
        <GateNotice gate={gate} />
      </div>
    )}
    <div className={`${bottom.words} ${styles.barWords}`}>
      {(total > 0 || !lock.until) && <LockLine lock={lock} />}
      {total > 0 ? (
        <Money amount={total} size={22} />
      ) : (
        <span className={styles.nothing}>{copy.nothing}</span>
      )}
      <OwnLimitLine category={category} approval={buy.approval} />
    </div>
    <Button type="submit" size="large" disabled={!buy.isReady} loading={buy.isBusy}>
      {buy.approval === 'no' ? actions.buyNow : copy.askOwner}
    </Button>
  </div>
);
