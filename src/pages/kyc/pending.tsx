import { Link } from 'react-router-dom';
import { useQuietCall } from '../../api/use-call';
import { getKyc } from '../../core/contract/kyc';
import { date, dateTime } from '../../core/format/date';
import { buttonClass } from '../../ui/plain/button-class';
import { copy } from './copy';
import { ReviewDrawing } from './drawings';
import styles from './kyc.module.css';

/** Under review: since when, and until when at most. */
export const Pending = () => {
  const kyc = useQuietCall(getKyc);
  return (
    <>
      <ReviewDrawing />
      <h1 className={styles.title}>{copy.pending.title}</h1>
      <p className={styles.hint}>{copy.pending.hint}</p>
      {kyc?.submitted_at && kyc.sla_due_at && (
        <dl className={`${styles.part} ${styles.facts}`}>
          <div>
            <dt>{copy.pending.sent}</dt>
            <dd>{dateTime(kyc.submitted_at, { seconds: false, zone: true })}</dd>
          </div>
          <div>
            <dt>{copy.pending.due}</dt>
            <dd>{date(kyc.sla_due_at)}</dd>
          </div>
        </dl>
      )}
      <div className={styles.ways}>
        <Link to="/dashboard" className={buttonClass({ tone: 'quiet', size: 'large' })}>
          {copy.pending.home}
        </Link>
      </div>
    </>
  );
};
