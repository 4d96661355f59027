import { CircleAlert } from 'lucide-react';
import { useFacts } from '../../api/facts';
import { useQuietCall } from '../../api/use-call';
import { getKyc } from '../../core/contract/kyc';
import { kycLabels } from '../../core/kyc/fields';
import { rejectReasons } from '../../core/kyc/reject-reasons';
import { StatePage, StatePart } from '../../ui/state-page';
import { copy } from './copy';
import { RejectedDrawing } from './drawings';
import styles from './kyc.module.css';
import { Ways } from './ways';

export const Rejected = () => {
  const { kyc_reject_description } = useFacts().profile;
  const reasons = useQuietCall(getKyc)?.reject_reasons ?? [];
  return (
    <StatePage
      drawing={<RejectedDrawing />}
      title={copy.rejected.title}
      hint={copy.rejected.hint}
      ways={<Ways />}
    >
      {kyc_reject_description && (
        <StatePart title={copy.rejected.note} note>
          <p>{kyc_reject_description}</p>
        </StatePart>
      )}
      {reasons.length > 0 && (
        <StatePart title={copy.rejected.fields}>
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
        </StatePart>
      )}
    </StatePage>
  );
};
