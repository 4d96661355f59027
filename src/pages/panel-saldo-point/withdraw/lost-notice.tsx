import { useState } from 'react';
import { rupiah } from '../../../core/format/money';
import { Countdown } from '../../../ui/countdown';
import { Button } from '../../../ui/plain/button';
import { Notice } from '../../../ui/plain/notice';
import { copy } from '../copy';
import type { LostWithdrawal, SentWish } from './use-lost-withdrawal';
import styles from './withdraw.module.css';

/** A call is given up after half a minute; twice that, and a request still on its way is out of the question. */
const SETTLES = 60_000;

interface LostNoticeProps {
  lost: LostWithdrawal;
  onResend: (sent: SentWish) => void;
}

/** The withdrawal whose answer was lost: what became of it, and how to go on without paying twice. */
export const LostNotice = ({ lost: { lost, look, settle }, onResend }: LostNoticeProps) => {
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
  const { sent } = lost;
  const giveUp = async () => {
    // Asked once more: it may have arrived since.
    if ((await look(sent)).kind === 'missing') settle();
  };
  return (
    <div className={styles.lost}>
      <Notice
        urgent
        action={
          lost.kind !== 'checking' && (
            <span className={styles.ways}>
              {lost.kind === 'missing' ? (
                <Button size="small" onClick={() => onResend(sent)}>
                  {copy.lost.resend}
                </Button>
              ) : (
                <Button size="small" onClick={() => void look(sent)}>
                  {copy.lost.checkAgain}
                </Button>
              )}
              {lost.kind === 'missing' && <GiveUp at={sent.at} onGiveUp={() => void giveUp()} />}
            </span>
          )
        }
      >
        {copy.lost[lost.kind]} ({rupiah(sent.body.amount)})
      </Notice>
    </div>
  );
};

/** Giving up is safe only once the first try can no longer arrive. */
const GiveUp = ({ at, onGiveUp }: { at: string; onGiveUp: () => void }) => {
  const safeFrom = Date.parse(at) + SETTLES;
  const [isSafe, setSafe] = useState(() => Date.now() >= safeFrom);
  if (isSafe) {
    return (
      <Button tone="quiet" size="small" onClick={onGiveUp}>
        {copy.lost.giveUp}
      </Button>
    );
  }
  return (
    <span>
      {copy.lost.giveUpLater}{' '}
      <Countdown until={new Date(safeFrom).toISOString()} onEnd={() => setSafe(true)} />
    </span>
  );
};
