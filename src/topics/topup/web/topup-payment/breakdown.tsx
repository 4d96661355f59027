import { Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { dateTime } from '../../../../core/format/date';
import { TOPUP } from '../../../../core/states';
import card from '../../../../ui/card.module.css';
import { Money } from '../../../../ui/money';
import type { Topup } from '../../contract/topup';
import { copy } from './copy';
import styles from './topup-payment.module.css';

const notPaid: number[] = [TOPUP.expired, TOPUP.cancelled, TOPUP.rejected];

export const Breakdown = ({ topup }: { topup: Topup }) => {
  const sender = [topup.sender_name, topup.sender_bank].filter(Boolean).join(' · ');
  const facts: [string, string | null][] = [
    [copy.code, topup.code],
    [copy.method, topup.is_admin ? copy.byAdmin : topup.method_name],
    [copy.created, topup.created_at && dateTime(topup.created_at, { seconds: false, zone: true })],
    [copy.createdBy, topup.created_by],
    [copy.paidAt, topup.paid_at && dateTime(topup.paid_at, { zone: true })],
    [copy.invoiceNumber, topup.invoice_number],
    [copy.sender, sender],
  ];
  const closed = notPaid.includes(topup.status);
  return (
    <section className={`${card.card} ${styles.breakdown}`} aria-labelledby="breakdown">
      <h2 id="breakdown">{copy.breakdown}</h2>
      <dl className={styles.lines}>
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <Line key={name} name={name}>
              {value}
            </Line>
          ))}
        <Line name={copy.nominal}>
          <Money amount={topup.amount} />
        </Line>
        {topup.fee > 0 && (
          <Line name={copy.fee}>
            <Money amount={topup.fee} />
          </Line>
        )}
        {topup.unique_code > 0 && (
          <Line name={copy.unique}>
            <Money amount={topup.unique_code} />
          </Line>
        )}
      </dl>
      {!topup.is_admin && (
        <p className={styles.total}>
          {copy.total}
          <Money amount={topup.invoice_paid_amount} size={22} />
        </p>
      )}
      {!closed && (
        <p className={styles.comesIn}>
          <Wallet size={18} aria-hidden="true" />
          {copy.comesIn}
          <Money amount={topup.amount + topup.unique_code} sign="always" tone="in" />
        </p>
      )}
    </section>
  );
};

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
