import { rupiah } from '../../core/format/money';
import { Notice } from '../../ui/plain/notice';
import { UnansweredNotice } from '../../ui/unanswered-notice';
import { copy } from './copy';
import type { LostWithdrawal, SentWish } from './use-lost-withdrawal';
import styles from './withdraw.module.css';

interface LostNoticeProps {
  lost: LostWithdrawal;
  onResend: (sent: SentWish) => void;
}

/** State of a withdrawal without an answer, and how to continue without paying twice. */
export const LostNotice = ({ lost: { lost, look, giveUp }, onResend }: LostNoticeProps) => {
  if (lost.kind === 'none') return null;
  if (lost.kind === 'found') {
    return (
      <div className={styles.lost}>
        <Notice tone="run" urgent>
          {copy.lost.found(lost.made.code)}
        </Notice>
      </div>
    );
  }
  const { kind, sent } = lost;
  return (
    <div className={styles.lost}>
      <UnansweredNotice
        kind={kind}
        at={sent.at}
        words={copy.lost}
        onResend={() => onResend(sent)}
        onLook={() => void look(sent)}
        onGiveUp={() => void giveUp(sent)}
      >
        {copy.lost[kind]} ({rupiah(sent.body.amount)})
      </UnansweredNotice>
    </div>
  );
};
