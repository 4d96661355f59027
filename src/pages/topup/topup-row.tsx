import type { TopupSummary } from '../../core/contract/topup';
import { dateTime } from '../../core/format/date';
import { topupStatus } from '../../core/text/statuses';
import { Countdown } from '../../ui/countdown';
import { Money } from '../../ui/money';
import { StatusTag } from '../../ui/status-tag';
import { copy } from './copy';
import styles from './topup.module.css';

interface TopupRowProps {
  topup: TopupSummary;
}

/** A deposit: what comes in, what was asked for, how, and where it stands. */
export const TopupRow = ({ topup }: TopupRowProps) => (
  <article className={styles.row}>
    <span className={styles.words}>
      <span className={styles.strong}>{topup.is_admin ? copy.byAdmin : topup.method_name}</span>
      <span className={styles.quiet}>{topup.code}</span>
    </span>
    <span className={styles.quiet}>{dateTime(topup.created_at)}</span>
    <span className={styles.state}>
      <StatusTag status={topupStatus(topup.status)} />
      {topup.status === 1 && topup.expires_at && (
        <span className={styles.quiet}>
          {copy.remaining} <Countdown until={topup.expires_at} style="words" />
        </span>
      )}
    </span>
    <span className={styles.amount}>
      <Money amount={topup.amount} />
      {topup.invoice_paid_amount !== topup.amount && (
        <span className={styles.quiet}>
          {copy.pay} <Money amount={topup.invoice_paid_amount} tone="quiet" />
        </span>
      )}
    </span>
  </article>
);
