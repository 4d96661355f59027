import { useQuietCall } from '../../api/use-call';
import { getKyc } from '../../core/contract/kyc';
import { date, dateTime } from '../../core/format/date';
import { ButtonLink } from '../../ui/plain/button-link';
import { StatePage, StatePart } from '../../ui/state-page';
import { copy } from './copy';
import { ReviewDrawing } from './drawings';
import styles from './kyc.module.css';

export const Pending = () => {
  const kyc = useQuietCall(getKyc);
  return (
    <StatePage
      drawing={<ReviewDrawing />}
      title={copy.pending.title}
      hint={copy.pending.hint}
      ways={
        <ButtonLink to="/dashboard" tone="quiet" size="large">
          {copy.pending.home}
        </ButtonLink>
      }
    >
      {kyc?.submitted_at && kyc.sla_due_at && (
        <StatePart>
          <dl className={styles.facts}>
            <div>
              <dt>{copy.pending.sent}</dt>
              <dd>{dateTime(kyc.submitted_at, { seconds: false, zone: true })}</dd>
            </div>
            <div>
              <dt>{copy.pending.due}</dt>
              <dd>{date(kyc.sla_due_at)}</dd>
            </div>
          </dl>
        </StatePart>
      )}
    </StatePage>
  );
};
