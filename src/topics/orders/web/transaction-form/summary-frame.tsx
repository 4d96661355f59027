import type { ReactNode } from 'react';
import type { ApiError } from '../../../../platform/web/api-error';
import card from '../../../../ui/card.module.css';
import { Button } from '../../../../ui/plain/button';
import { Notice } from '../../../../ui/plain/notice';
import { Refusal } from '../../../../ui/plain/refusal';
import type { BuyState } from './buy-bar';
import { copy } from './copy';
import { GateNotice } from './gate-notice';
import type { Gate } from './gates';
import { OwnLimitsNotice } from './own-limits';
import styles from './summary.module.css';

export interface SummaryState {
  category: string;
  gate: Gate | null;
  failure: ApiError | null;
  hasLostOrder: boolean;
  buy: BuyState;
  /** True if the button is in the bar. */
  hasBar: boolean;
}

interface SummaryFrameProps extends SummaryState {
  label: string;
  lock: ReactNode;
  buyWord: string;
  careful: string;
  children: ReactNode;
}

export const SummaryFrame = (props: SummaryFrameProps) => {
  const { label, lock, buyWord, careful, category, gate, failure, hasLostOrder, buy, hasBar, children } =
    props;
  const { approval } = buy;
  return (
    <aside className={`${card.card} ${styles.summary}`} aria-label={label}>
      {lock && <div className={styles.lock}>{lock}</div>}
      <div className={styles.body}>
        {children}
        <OwnLimitsNotice category={category} />
        {approval !== 'no' && <Notice urgent>{copy.approvalFirst[approval]}</Notice>}
        {hasLostOrder ? <Notice>{copy.unansweredFirst}</Notice> : gate && <GateNotice gate={gate} />}
        <Refusal error={failure} />
      </div>
      <div className={styles.foot}>
        {!hasBar && (
          <Button type="submit" size="large" block disabled={!buy.isReady} loading={buy.isBusy}>
            {approval === 'no' ? buyWord : copy.askOwner}
          </Button>
        )}
        <p className={styles.careful}>{careful}</p>
      </div>
    </aside>
  );
};

export const SummaryLine = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.line}>
    <dt>
      <bdi>{name}</bdi>
    </dt>
    <dd>{children}</dd>
  </div>
);
