import { LoaderCircle, Lock, RefreshCw } from 'lucide-react';
import { actions } from '../../../../core/text/actions';
import { Countdown } from '../../../../ui/countdown';
import { copy } from './copy';
import styles from './summary.module.css';
import type { PriceLock } from './use-price-lock';

export const LockLine = ({ lock: { until, isFailed, renew } }: { lock: PriceLock }) => {
  if (until) {
    return (
      <span className={styles.lockLine}>
        <Lock size={16} aria-hidden="true" />
        {copy.locked}
        <span className={styles.time}>
          <Countdown key={until} until={until} onEnd={renew} />
        </span>
      </span>
    );
  }
  if (!isFailed) {
    return (
      <span className={styles.lockLine} role="status">
        <LoaderCircle size={16} aria-hidden="true" />
        {copy.renewing}
      </span>
    );
  }
  return (
    <span className={styles.lockLine} role="alert">
      {copy.lockFailed}
      <button type="button" className={styles.retry} onClick={renew}>
        <RefreshCw size={16} aria-hidden="true" />
        {actions.retry}
      </button>
    </span>
  );
};
