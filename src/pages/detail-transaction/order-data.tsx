import type { ReactNode } from 'react';
import type { TransactionDetail } from '../../core/contract/transaction';
import { number } from '../../core/format/number';
import { Money } from '../../ui/money';
import { copy } from './copy';
import styles from './detail-transaction.module.css';

interface OrderDataProps {
  transaction: TransactionDetail;
}

/** What was ordered, for whom and by whom. */
export const OrderData = ({ transaction: trx }: OrderDataProps) => {
  const rows: [string, ReactNode][] = [
    [copy.code, trx.code],
    [copy.refId, trx.ref_id],
    ...trx.order_param.map(({ alias, value }): [string, ReactNode] => [alias, value]),
    [copy.nickname, trx.nickname],
    [copy.qty, number(trx.qty)],
    [copy.unitPrice, <Money key="price" amount={trx.unit_price} />],
    [copy.customer, trx.customer_name],
    [copy.note, trx.note],
    [copy.source, copy.sources[trx.source]],
    [copy.actor, trx.actor_name],
  ];
  return (
    <section className={styles.part}>
      <h2>{copy.data}</h2>
      <dl className={styles.pairs}>
        {rows
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
};
