import { CalendarClock, ReceiptText } from 'lucide-react';
import { Money } from '../../../../../ui/money';
import type { Variation } from '../../../../catalogue/contract/catalogue';
import type { Inquiry } from '../../../contract/postpaid';
import { customerTotal } from '../../../domain/bill-amounts';
import { billValidUntil } from '../../../text/postpaid';
import { copy as form } from '../copy';
import styles from '../summary.module.css';
import { SummaryFrame, SummaryLine, type SummaryState } from '../summary-frame';
import bill from './bill.module.css';
import { copy } from './copy';

interface BillSummaryProps extends SummaryState {
  item: Variation | undefined;
  inquiry: Inquiry | null;
  /** Null for people who may not see it. */
  balance: number | null;
}

export const BillSummary = ({ item, inquiry, balance, buy, ...state }: BillSummaryProps) => (
  <SummaryFrame
    {...state}
    buy={{ ...buy, isReady: buy.isReady && inquiry !== null }}
    label={copy.summary}
    lock={<Validity inquiry={inquiry} />}
    buyWord={copy.pay}
    careful={copy.careful}
  >
    {inquiry ? (
      <Amounts inquiry={inquiry} balance={balance} />
    ) : (
      <p className={styles.hint}>
        {copy.checkFirst}
        {item && <span className={bill.fees}>{copy.fees(item.admin_fee ?? 0, item.commission ?? 0)}</span>}
      </p>
    )}
  </SummaryFrame>
);

const Validity = ({ inquiry }: { inquiry: Inquiry | null }) => (
  <span className={styles.lockLine}>
    {inquiry ? (
      <>
        <CalendarClock size={16} aria-hidden="true" />
        {billValidUntil(inquiry.expires_at)}
      </>
    ) : (
      <>
        <ReceiptText size={16} aria-hidden="true" />
        {copy.notYet}
      </>
    )}
  </span>
);

const Amounts = ({ inquiry, balance }: { inquiry: Inquiry; balance: number | null }) => {
  const { bill_count, bill_amount, penalty, admin_fee, commission, total } = inquiry;
  return (
    <>
      <dl>
        <SummaryLine name={copy.sheets(bill_count)}>
          <Money amount={bill_amount} />
        </SummaryLine>
        {penalty > 0 && (
          <SummaryLine name={copy.penalty}>
            <Money amount={penalty} />
          </SummaryLine>
        )}
        <SummaryLine name={copy.admin}>
          <Money amount={admin_fee} />
        </SummaryLine>
        <SummaryLine name={copy.customerPays}>
          <Money amount={customerTotal(inquiry)} />
        </SummaryLine>
        {balance !== null && (
          <SummaryLine name={copy.commission}>
            <span className={styles.saving}>
              <Money amount={-commission} tone="in" />
            </span>
          </SummaryLine>
        )}
      </dl>
      <div className={styles.total}>
        <span>{form.total}</span>
        <Money amount={total} size={26} />
        {balance !== null && (
          <span className={styles.after}>
            {total <= balance ? copy.balanceAfter(balance - total) : form.balanceNow(balance)}
          </span>
        )}
      </div>
    </>
  );
};
