import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useFacts } from '../../api/facts';
import type { BrandDetail } from '../../core/contract/catalogue';
import { rupiah } from '../../core/format/money';
import { actions } from '../../core/text/actions';
import { transactionStatus } from '../../core/text/statuses';
import { Countdown } from '../../ui/countdown';
import { Button } from '../../ui/plain/button';
import { buttonClass } from '../../ui/plain/button-class';
import { Notice } from '../../ui/plain/notice';
import { StatusTag } from '../../ui/status-tag';
import { orderWords } from './check-order';
import { copy } from './copy';
import styles from './lost-order.module.css';
import type { SentOrder, useLostOrder } from './use-lost-order';

/** A call is given up after half a minute; twice that, and a request still on its way is out of the question. */
const SETTLES = 60_000;

interface LostOrderNoticeProps {
  brand: BrandDetail;
  lostOrder: ReturnType<typeof useLostOrder>;
  onResend: (order: SentOrder) => void;
}

/** The purchase whose answer was lost: what became of it, and how to go on without paying twice. */
export const LostOrderNotice = ({
  brand,
  lostOrder: { lost, look, settle },
  onResend,
}: LostOrderNoticeProps) => {
  const mayRead = useFacts().can('transaction').can;
  if (lost.kind === 'none') return null;
  if (lost.kind === 'found') {
    return (
      <Notice
        tone="run"
        urgent
        action={
          mayRead && (
            <Link
              className={buttonClass({ tone: 'quiet', size: 'small' })}
              to={`/detail-transaction?q=${lost.order.id}`}
            >
              {actions.showDetail}
            </Link>
          )
        }
      >
        <span className={styles.words}>
          {copy.lost.found(lost.order.code)}
          <StatusTag status={transactionStatus(lost.order.status, lost.order.refunded)} />
        </span>
      </Notice>
    );
  }

  const { order } = lost;
  const words = orderWords(brand, order.body);
  const giveUp = async () => {
    // Asked once more: it may have arrived since.
    if ((await look(order)).kind === 'missing') settle();
  };
  return (
    <Notice
      urgent
      action={
        lost.kind !== 'checking' && (
          <span className={styles.ways}>
            {lost.kind === 'missing' ? (
              <Button size="small" onClick={() => onResend(order)}>
                {copy.lost.resend}
              </Button>
            ) : (
              <Button size="small" onClick={() => void look(order)}>
                {copy.lost.checkAgain}
              </Button>
            )}
            {lost.kind === 'missing' && <GiveUp at={order.at} onGiveUp={() => void giveUp()} />}
          </span>
        )
      }
    >
      {copy.lost[lost.kind]}
      <span className={styles.order}>
        {[words.item, words.target, rupiah(words.total)].filter(Boolean).join(' · ')}
      </span>
    </Notice>
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
    <span className={styles.later}>
      {copy.lost.giveUpLater}{' '}
      <Countdown until={new Date(safeFrom).toISOString()} onEnd={() => setSafe(true)} />
    </span>
  );
};
