import { useMay } from '../../../../admin/web/session/use-may';
import type { Sent, Unanswered } from '../../../../admin/web/session/use-unanswered';
import { rupiah } from '../../../../core/format/money';
import { actions } from '../../../../core/text/actions';
import { transactionStatus } from '../../../../core/text/statuses';
import { ButtonLink } from '../../../../ui/plain/button-link';
import { Notice } from '../../../../ui/plain/notice';
import { StatusTag } from '../../../../ui/status-tag';
import { UnansweredNotice } from '../../../../ui/unanswered-notice';
import type { TransactionDetail } from '../../contract/transaction';
import type { OrderWords } from './check-order';
import { copy } from './copy';
import styles from './lost-order.module.css';

interface LostOrderNoticeProps<Body> {
  lostOrder: Unanswered<Body, TransactionDetail>;
  wordsOf: (body: Body) => OrderWords;
  onResend: (order: Sent<Body>) => void;
}

/** State of a purchase without an answer, and how to continue without paying twice. */
export const LostOrderNotice = <Body,>({
  lostOrder: { lost, check, giveUp },
  wordsOf,
  onResend,
}: LostOrderNoticeProps<Body>) => {
  const mayRead = useMay('transaction').can;
  if (lost.kind === 'none') return null;
  if (lost.kind === 'found') {
    return (
      <Notice
        tone="run"
        urgent
        action={
          mayRead && (
            <ButtonLink tone="quiet" size="small" to={`/detail-transaction?q=${lost.made.id}`}>
              {actions.showDetail}
            </ButtonLink>
          )
        }
      >
        <span className={styles.words}>
          {copy.lost.found(lost.made.code)}
          <StatusTag status={transactionStatus(lost.made.status, lost.made.refunded)} />
        </span>
      </Notice>
    );
  }

  const { kind, sent } = lost;
  const words = wordsOf(sent.body);
  return (
    <UnansweredNotice
      kind={kind}
      at={sent.at}
      words={copy.lost}
      onResend={() => onResend(sent)}
      onCheck={() => void check(sent)}
      onGiveUp={() => void giveUp(sent)}
    >
      {copy.lost[kind]}
      <span className={styles.order}>
        {[words.item, words.target, rupiah(words.total)].filter(Boolean).join(' · ')}
      </span>
    </UnansweredNotice>
  );
};
