import { useFacts } from '../../api/facts';
import { APPROVAL } from '../../core/states';
import { Countdown } from '../../ui/countdown';
import { Notice } from '../../ui/plain/notice';
import type { ApprovalViewProps } from './approval-props';
import { copy } from './copy';
import styles from './order-approval.module.css';

const tones: Record<number, 'ok' | 'bad'> = { [APPROVAL.approved]: 'ok', [APPROVAL.refused]: 'bad' };

export const WhereItStands = ({ approval, onChanged }: ApprovalViewProps) => {
  const isOwner = useFacts().profile.role === 'owner';
  if (approval.status !== APPROVAL.waiting) {
    return (
      <Notice tone={tones[approval.status] ?? 'quiet'} urgent>
        {copy.ended(approval.status, approval.decided_by)}
        {approval.reason && <> {copy.reason(approval.reason)}</>}
      </Notice>
    );
  }
  return (
    <>
      <div className={styles.left}>
        <span>{copy.left}</span>
        <strong className={styles.clock}>
          <Countdown until={approval.expires_at} onEnd={onChanged} />
        </strong>
        <span className={styles.quiet}>{copy.leftOf}</span>
      </div>
      <p>{isOwner ? copy.asked(approval.asked_by) : copy.waiting}</p>
    </>
  );
};
