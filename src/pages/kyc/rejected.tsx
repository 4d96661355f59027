import { CircleAlert } from 'lucide-react';
import { useFacts } from '../../api/facts';
import { useQuietCall } from '../../api/use-call';
import { getKyc } from '../../core/contract/kyc';
import { kycLabels } from '../../core/kyc/fields';
import { rejectReasons } from '../../core/kyc/reject-reasons';
import { copy } from './copy';
import { RejectedDrawing } from './drawings';
import styles from './kyc.module.css';
import { Ways } from './ways';

/** Sent back: the reviewer's own words, what exactly is wrong, and the way to mend it. */
export const Rejected = () => {
  const { kyc_reject_description } = useFacts().profile;
  const reasons = useQuietCall(getKyc)?.reject_reasons ?? [];
  return (
    <>
      <RejectedDrawing />
      <h1 className={styles.title}>{copy.rejected.title}</h1>
      <p className={styles.hint}>{copy.rejected.hint}</p>
      {kyc_reject_description && (
        <div className={`${styles.part} ${styles.note}`}>
          <h2 className={styles.small}>{copy.rejected.note}</h2>
          <p>{kyc_reject_description}</p>
        </div>
      )}
      {reasons.length > 0 && (
        <div className={styles.part}>
          <h2 className={styles.small}>{copy.rejected.fields}</h2>
          <ul className={`${styles.list} ${styles.bad}`}>
            {reasons.map((code) => (
              <li key={code}>
                <CircleAlert size={18} aria-hidden="true" />
                <span>
                  <strong>{kycLabels[rejectReasons[code].field]}</strong>: {rejectReasons[code].label}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Ways />
    </>
  );
};
