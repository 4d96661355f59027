import { rupiah } from '../../../../core/format/money';
import { piecesOf } from '../../../../core/format/read-number';
import { actions } from '../../../../core/text/actions';
import { Money } from '../../../../ui/money';
import { Button } from '../../../../ui/plain/button';
import { Notice } from '../../../../ui/plain/notice';
import { checkFormValues, destinationOf } from '../../../catalogue/domain/form-values';
import type { PricedBrand, PricedVariation } from '../../../catalogue/domain/priced';
import { accountNameWord } from '../../text/account-name';
import { copy } from './copy';
import { LockLine } from './lock-line';
import type { OrderDraft } from './order-draft';
import styles from './summary.module.css';
import { SummaryFrame, SummaryLine, type SummaryState } from './summary-frame';
import type { PriceLock } from './use-price-lock';
import type { PriceNews } from './use-price-news';

interface SummaryProps extends SummaryState {
  brand: PricedBrand;
  draft: OrderDraft;
  chosen: PricedVariation | undefined;
  nickname: string | null;
  lock: PriceLock;
  news: PriceNews;
  /** Rupiah; null for people who may not see it. */
  balance: number | null;
}

export const Summary = (props: SummaryProps) => {
  const { brand, draft, chosen, nickname, lock, news, balance, ...state } = props;
  const target = destinationOf(brand.forms, checkFormValues(brand.forms, draft.values).values);
  const pieces = piecesOf(draft.qty);
  const total = chosen ? chosen.price * pieces : 0;
  return (
    <SummaryFrame
      {...state}
      label={copy.summary}
      lock={(chosen || !lock.until) && <LockLine lock={lock} />}
      buyWord={actions.buyNow}
      careful={copy.careful}
    >
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
      {chosen && pieces > 0 ? (
        <>
          <dl>
            <SummaryLine name={`${chosen.name} × ${pieces}`}>
              <Money amount={total} />
            </SummaryLine>
            {chosen.price_before !== null && chosen.price_before > chosen.price && (
              <SummaryLine name={copy.saving}>
                <span className={styles.saving}>
                  {rupiah(-(chosen.price_before - chosen.price) * pieces)}
                </span>
              </SummaryLine>
            )}
            {chosen.selling_price !== null && <Resale sold={chosen.selling_price * pieces} cost={total} />}
            {target && <SummaryLine name={copy.target}>{target}</SummaryLine>}
            {nickname && (
              <SummaryLine name={accountNameWord(brand.forms.map(({ key }) => key))}>{nickname}</SummaryLine>
            )}
          </dl>
          <div className={styles.total}>
            <span>{copy.total}</span>
            <Money amount={total} size={26} />
            {balance !== null && (
              <span className={styles.after}>
                {total <= balance ? copy.balanceAfter(balance - total) : copy.balanceNow(balance)}
              </span>
            )}
          </div>
        </>
      ) : (
        <p className={styles.hint}>{chosen ? copy.quantityFirst : copy.chooseFirst}</p>
      )}
    </SummaryFrame>
  );
};

const Resale = ({ sold, cost }: { sold: number; cost: number }) => (
  <>
    <SummaryLine name={copy.resale}>
      <Money amount={sold} />
    </SummaryLine>
    <SummaryLine name={sold < cost ? copy.loss : copy.margin}>
      <span className={sold < cost ? styles.lossy : styles.saving}>{rupiah(Math.abs(sold - cost))}</span>
    </SummaryLine>
  </>
);
