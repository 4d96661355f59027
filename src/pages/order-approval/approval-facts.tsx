import { type ReactNode, useId } from 'react';
import type { OrderApproval } from '../../core/contract/order-approval';
import { dateTime } from '../../core/format/date';
import { passedText } from '../../core/text/sub-account-limit';
import card from '../../ui/card.module.css';
import { Money } from '../../ui/money';
import { copy } from './copy';
import styles from './order-approval.module.css';

export const ApprovalFacts = ({ approval }: { approval: OrderApproval }) => {
  const title = useId();
  const { total, left, destination, nickname, qty, customer_name, note } = approval;
  return (
    <aside className={`${card.card} ${card.padded} ${styles.facts}`} aria-labelledby={title}>
      <h2 id={title} className={styles.section}>
        {copy.facts}
      </h2>
      <dl>
        <Fact label={copy.by}>{approval.asked_by}</Fact>
        {destination && <Fact label={copy.target}>{destination}</Fact>}
        {nickname && <Fact label={copy.nickname}>{nickname}</Fact>}
        <Fact label={copy.qty}>{qty}</Fact>
        <Fact label={copy.limit}>{passedText(approval)}</Fact>
        {left !== null && (
          <Fact label={copy.over}>
            <Money amount={total - left} />
          </Fact>
        )}
        {customer_name && <Fact label={copy.customer}>{customer_name}</Fact>}
        {note && <Fact label={copy.note}>{note}</Fact>}
        <Fact label={copy.at}>{dateTime(approval.created_at, { zone: true })}</Fact>
      </dl>
    </aside>
  );
};

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
