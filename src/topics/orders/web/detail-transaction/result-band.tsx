import { dateTime } from '../../../../core/format/date';
import { TRANSACTION } from '../../../../core/states';
import { transactionStatus } from '../../../../core/text/statuses';
import { KnownMoney } from '../../../../ui/known-money';
import { statusIcon } from '../../../../ui/status-tag';
import type { TransactionDetail } from '../../contract/transaction';
import { reasonText } from '../../text/failure-reason';
import { copy } from './copy';
import styles from './result-band.module.css';
import toneStyles from './tone.module.css';

/** Whole seconds from order to result; null before. */
const secondsTaken = ({ date, finished_at }: TransactionDetail): number | null =>
  finished_at ? Math.max(0, Math.floor((Date.parse(finished_at) - Date.parse(date)) / 1000)) : null;

export const ResultBand = ({ transaction: trx }: { transaction: TransactionDetail }) => {
  const status = transactionStatus(trx.status, trx.refunded);
  const Icon = statusIcon(status);
  const seconds = secondsTaken(trx);
  return (
    <div className={`${styles.band} ${toneStyles[status.tone]}`} role="status">
      <span className={styles.bandIcon}>
        <Icon size={26} aria-hidden="true" />
      </span>
      <span className={styles.bandWords}>
        <strong>{status.word}</strong>
        <span>
          {dateTime(trx.date, { zone: true })}
          {seconds !== null && ` · ${copy.took(seconds)}`}
          {seconds !== null &&
            trx.status === TRANSACTION.success &&
            `, ${seconds <= trx.sla_seconds ? copy.faster : copy.slower}`}
        </span>
        {status.detail && <span>{status.detail}</span>}
        {trx.status_reason_code && (
          <span>
            {copy.reason}: {reasonText(trx.status_reason_code)}
          </span>
        )}
      </span>
      <span className={styles.bandAmount}>
        <KnownMoney amount={trx.selling_total} size={30} />
      </span>
    </div>
  );
};
