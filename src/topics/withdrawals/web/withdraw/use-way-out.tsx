import { Banknote } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { rupiah } from '../../../../core/format/money';
import { useOpenHere } from '../../../../ui/open-here';
import { Button } from '../../../../ui/plain/button';
import { Notice } from '../../../../ui/plain/notice';
import { UnansweredNotice } from '../../../../ui/unanswered-notice';
import type { WithdrawalSource } from './access';
import { copy } from './copy';
import { type LostWithdrawal, type SentRequest, useLostWithdrawal } from './use-lost-withdrawal';
import styles from './withdraw.module.css';

interface LostNoticeProps {
  lost: LostWithdrawal;
  onResend: (sent: SentRequest) => void;
}

/** State of a withdrawal without an answer, and how to continue without paying twice. */
const LostNotice = ({ lost: { lost, check, giveUp }, onResend }: LostNoticeProps) => {
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
        onCheck={() => void check(sent)}
        onGiveUp={() => void giveUp(sent)}
      >
        {copy.lost[kind]} ({rupiah(sent.body.amount)})
      </UnansweredNotice>
    </div>
  );
};

const WithdrawDialog = lazy(() => import('./withdraw-dialog'));

/** Rupiah: available, and total. */
interface Purse {
  available: number;
  total: number;
}

export function useWayOut(source: WithdrawalSource, purse: Purse | undefined) {
  const lost = useLostWithdrawal(source);
  const [asked, ask] = useOpenHere<{ again?: SentRequest }>('path');
  const [count, setCount] = useState(0);
  const open = (again?: SentRequest) => {
    setCount(count + 1);
    ask(again ? { again } : {});
  };
  return {
    notice: <LostNotice lost={lost} onResend={open} />,
    button: (
      <Button tone="accent" icon={<Banknote size={18} />} disabled={lost.isOpen} onClick={() => open()}>
        {source.words.ask}
      </Button>
    ),
    dialog: asked && purse && (
      <Suspense fallback={null}>
        <WithdrawDialog
          key={count}
          {...{ source, ...purse, lost }}
          {...(asked.again && { again: asked.again })}
          onClose={() => ask(null)}
        />
      </Suspense>
    ),
  };
}
