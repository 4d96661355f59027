import { useKnownPath } from '../../../../admin/web/session/known-path';
import { rupiah } from '../../../../core/format/money';
import { actions } from '../../../../core/text/actions';
import { errorText } from '../../../../core/text/errors';
import bottom from '../../../../ui/bottom-bar.module.css';
import card from '../../../../ui/card.module.css';
import { Money } from '../../../../ui/money';
import { Button } from '../../../../ui/plain/button';
import { ButtonLink } from '../../../../ui/plain/button-link';
import { Notice } from '../../../../ui/plain/notice';
import text from '../../../../ui/text.module.css';
import { billValidUntil } from '../../../orders/text/postpaid';
import { useTopUpPath } from '../../../payments/web/top-up-path';
import styles from './bulk-order.module.css';
import { copy } from './copy';
import type { BulkProfit } from './profit';

const CREATE_PIN = '/setting/create-pin';

export interface Sums {
  ready: number;
  left: number;
  /** Earliest expiry of a bill; null without bills. */
  billsEnd: string | null;
  total: number;
  profit: BulkProfit | null;
  balance: number;
}

interface SummaryProps extends Sums {
  /** The rows were checked as they are written now. */
  isCurrent: boolean;
  online: boolean;
  hasPin: boolean;
  /** A limit of this person that the rows pass together, in words. */
  passedLimit: string | null;
  isBusy: boolean;
  onBuy: () => void;
}

export const Summary = (props: SummaryProps) => {
  const { ready, left, billsEnd, total, profit, balance, isCurrent, isBusy, onBuy } = props;
  const { online, hasPin, passedLimit } = props;
  const gate = <Gate online={online} hasPin={hasPin} passedLimit={passedLimit} short={total - balance} />;
  const isReady = isCurrent && online && hasPin && !passedLimit && ready > 0 && total <= balance;
  return (
    <section className={`${card.card} ${styles.summary}`} aria-labelledby="bulk-summary">
      <h2 id="bulk-summary">{copy.summary}</h2>
      <dl className={styles.sums}>
        <dt>{copy.readyRows}</dt>
        <dd>{copy.count(ready)}</dd>
        {profit && <ProfitLines {...profit} />}
        <dt>{copy.balance}</dt>
        <dd>
          <Money amount={balance} />
        </dd>
        {total <= balance && ready > 0 && (
          <>
            <dt>{copy.after}</dt>
            <dd>
              <Money amount={balance - total} />
            </dd>
          </>
        )}
      </dl>
      {billsEnd && (
        <p className={text.quiet}>
          {copy.bills} {billValidUntil(billsEnd)}.
        </p>
      )}
      {profit && profit.losing > 0 && <p className={styles.bad}>{copy.losing(profit.losing)}</p>}
      {profit && profit.unpriced > 0 && <p className={text.quiet}>{copy.unpriced(profit.unpriced)}</p>}
      {left > 0 && <p className={text.quiet}>{copy.leftOut(left)}</p>}
      {ready === 0 && <p className={text.quiet}>{copy.nothing}</p>}
      {gate}
      <div className={`${styles.buy} ${bottom.bar}`} data-sticky-action="">
        <span className={`${bottom.words} ${styles.total}`}>
          <span className={text.quiet}>{copy.total}</span>
          <Money amount={total} size={22} />
        </span>
        <Button size="large" disabled={!isReady} loading={isBusy} onClick={onBuy}>
          {copy.buy(ready)}
        </Button>
      </div>
      <p className={text.quiet}>{copy.careful}</p>
    </section>
  );
};

const ProfitLines = ({ cost, sold }: BulkProfit) => (
  <>
    <dt>{copy.cost}</dt>
    <dd>
      <Money amount={cost} />
    </dd>
    <dt>{copy.sold}</dt>
    <dd>
      <Money amount={sold} />
    </dd>
    <dt>{sold < cost ? copy.lossTotal : copy.profit}</dt>
    <dd className={sold < cost ? styles.loss : undefined}>
      <Money amount={Math.abs(sold - cost)} />
    </dd>
  </>
);

interface GateProps extends Pick<SummaryProps, 'online' | 'hasPin' | 'passedLimit'> {
  /** Rupiah that the balance lacks. */
  short: number;
}

const Gate = ({ online, hasPin, passedLimit, short }: GateProps) => {
  const isKnown = useKnownPath();
  const topUpPath = useTopUpPath();
  if (!online) return <Notice>{copy.offline}</Notice>;
  if (!hasPin) {
    return (
      <Notice
        action={
          isKnown(CREATE_PIN) && (
            <ButtonLink tone="quiet" size="small" to={CREATE_PIN}>
              {copy.createPin}
            </ButtonLink>
          )
        }
      >
        {errorText('PIN_NOT_SET')}
      </Notice>
    );
  }
  if (passedLimit) {
    return (
      <Notice tone="bad">
        {passedLimit} {copy.oneByOne}
      </Notice>
    );
  }
  if (short <= 0) return null;
  return (
    <Notice
      tone="bad"
      action={
        topUpPath && (
          <ButtonLink tone="quiet" size="small" to={topUpPath}>
            {actions.topUp}
          </ButtonLink>
        )
      }
    >
      {errorText('INSUFFICIENT_BALANCE', { short: rupiah(short) })}
    </Notice>
  );
};
