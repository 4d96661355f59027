import type { ReactNode } from 'react';
import type { ApiError } from '../../api/api-error';
import { checkFormValues, destinationOf } from '../../core/catalogue/form-values';
import type { BrandDetail, Variation } from '../../core/contract/catalogue';
import { rupiah } from '../../core/format/money';
import { actions } from '../../core/text/actions';
import card from '../../ui/card.module.css';
import { Money } from '../../ui/money';
import { Button } from '../../ui/plain/button';
import { Notice } from '../../ui/plain/notice';
import type { BuyState } from './buy-bar';
import { copy } from './copy';
import { GateNotice } from './gate-notice';
import type { Gate } from './gates';
import { LockLine } from './lock-line';
import type { OrderDraft } from './order-draft';
import styles from './summary.module.css';
import type { PriceLock } from './use-price-lock';
import type { PriceNews } from './use-price-news';

interface SummaryProps {
  brand: BrandDetail;
  draft: OrderDraft;
  chosen: Variation | undefined;
  nickname: string | null;
  lock: PriceLock;
  news: PriceNews;
  gate: Gate | null;
  /** Why the last try was refused as a whole. */
  failure: ApiError | null;
  hasLostOrder: boolean;
  /** Rupiah. */
  balance: number;
  /** Null where the button stands elsewhere. */
  buy: BuyState | null;
}

/** What it costs, what remains, and what stands in the way. */
export const Summary = (props: SummaryProps) => {
  const { brand, draft, chosen, nickname, lock, news, gate, failure, hasLostOrder, balance, buy } = props;
  const target = destinationOf(brand.forms, checkFormValues(brand.forms, draft.values).values);
  const total = chosen ? chosen.price * draft.qty : 0;
  return (
    <aside className={`${card.card} ${styles.summary}`} aria-label={copy.summary}>
      <div className={styles.lock}>
        <LockLine lock={lock} />
      </div>
      <div className={styles.body}>
        {news.change && (
          <Notice
            urgent
            action={
              <Button type="button" tone="quiet" size="small" onClick={news.understand}>
                {copy.understood}
              </Button>
            }
          >
            {copy.priceChanged(news.change.item, news.change.from, news.change.to)}
          </Notice>
        )}
        {chosen ? (
          <>
            <dl className={styles.lines}>
              <Line name={`${chosen.name} × ${draft.qty}`}>
                <Money amount={chosen.price * draft.qty} />
              </Line>
              {chosen.price_before !== null && chosen.price_before > chosen.price && (
                <Line name={copy.saving}>
                  <span className={styles.saving}>
                    {rupiah(-(chosen.price_before - chosen.price) * draft.qty)}
                  </span>
                </Line>
              )}
              {target && <Line name={copy.target}>{target}</Line>}
              {nickname && <Line name={copy.nickname}>{nickname}</Line>}
            </dl>
            <div className={styles.total}>
              <span>{copy.total}</span>
              <Money amount={total} size={26} />
              <span className={styles.after}>
                {total <= balance ? copy.balanceAfter(balance - total) : copy.balanceNow(balance)}
              </span>
            </div>
          </>
        ) : (
          <p className={styles.hint}>{copy.chooseFirst}</p>
        )}
        {hasLostOrder ? <Notice>{copy.unansweredFirst}</Notice> : gate && <GateNotice gate={gate} />}
        {failure && (
          <Notice tone="bad" urgent>
            {failure.message}
          </Notice>
        )}
      </div>
      <div className={styles.foot}>
        {buy && (
          <Button type="submit" size="large" block disabled={!buy.isReady} loading={buy.isBusy}>
            {actions.buyNow}
          </Button>
        )}
        <p className={styles.careful}>{copy.careful}</p>
      </div>
    </aside>
  );
};

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.line}>
    <dt>
      <bdi>{name}</bdi>
    </dt>
    <dd>{children}</dd>
  </div>
);
