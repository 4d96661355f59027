import { type ReactNode, useState } from 'react';
import { Countdown } from './countdown';
import layout from './layout.module.css';
import { Button } from './plain/button';
import { Notice } from './plain/notice';
import { serverNow } from './server-clock';
import styles from './unanswered-notice.module.css';

/** Milliseconds; twice the timeout of a call, after which a pending request can no longer arrive. */
const SETTLES = 60_000;

interface UnansweredNoticeProps {
  kind: 'checking' | 'missing' | 'unreachable';
  /** ISO instant of the first attempt. */
  at: string;
  words: Record<'resend' | 'checkAgain' | 'giveUp' | 'giveUpLater', string>;
  onResend: () => void;
  onCheck: () => void;
  onGiveUp: () => void;
  children: ReactNode;
}

/** A request without an answer that the server does not know, and how to continue without sending it twice. */
export const UnansweredNotice = ({
  kind,
  at,
  words,
  onResend,
  onCheck,
  onGiveUp,
  children,
}: UnansweredNoticeProps) => (
  <Notice
    urgent
    action={
      kind !== 'checking' && (
        <span className={layout.row2}>
          <Button size="small" onClick={kind === 'missing' ? onResend : onCheck}>
            {kind === 'missing' ? words.resend : words.checkAgain}
          </Button>
          {kind === 'missing' && <GiveUp at={at} words={words} onGiveUp={onGiveUp} />}
        </span>
      )
    }
  >
    {children}
  </Notice>
);

/** Giving up is safe only when the first attempt can no longer arrive. */
const GiveUp = ({ at, words, onGiveUp }: Pick<UnansweredNoticeProps, 'at' | 'words' | 'onGiveUp'>) => {
  const safeFrom = Date.parse(at) + SETTLES;
  const [isSafe, setSafe] = useState(() => serverNow() >= safeFrom);
  if (isSafe) {
    return (
      <Button tone="quiet" size="small" onClick={onGiveUp}>
        {words.giveUp}
      </Button>
    );
  }
  return (
    <span className={styles.later}>
      {words.giveUpLater} <Countdown until={new Date(safeFrom).toISOString()} onEnd={() => setSafe(true)} />
    </span>
  );
};
