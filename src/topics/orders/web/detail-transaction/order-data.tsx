import type { ReactNode } from 'react';
import type { Bill } from '../../../../core/contract/bill';
import { monthsText } from '../../../../core/format/month';
import { number } from '../../../../core/format/number';
import { TRANSACTION } from '../../../../core/states';
import { KnownMoney } from '../../../../ui/known-money';
import { Money } from '../../../../ui/money';
import type { TransactionDetail } from '../../contract/transaction';
import { customerTotal } from '../../domain/bill-amounts';
import { orderSourceWord } from '../../text/order-source';
import { accountName, accountOf } from './account';
import { copy } from './copy';
import styles from './detail-transaction.module.css';

const billRows = (bill: Bill): [string, ReactNode][] => [
  [copy.billName, bill.customer_name],
  [copy.period, monthsText(bill.periods.map(({ period }) => period))],
  [copy.sheets, number(bill.bill_count)],
  [copy.bill, <Money key="bill" amount={bill.bill_amount} />],
  ...(bill.penalty > 0
    ? [[copy.penalty, <Money key="penalty" amount={bill.penalty} />] satisfies [string, ReactNode]]
    : []),
  [copy.admin, <Money key="admin" amount={bill.admin_fee} />],
  [copy.customerPays, <Money key="customer" amount={customerTotal(bill)} />],
  [copy.commission, <Money key="commission" amount={bill.commission} />],
];

/** Selling price for people who may see it; profit only after success. */
const resaleRows = ({ resale_total, selling_total, refund_amount, status }: TransactionDetail) => {
  if (resale_total === null || selling_total === null) return [];
  const rows: [string, ReactNode][] = [[copy.resale, <Money key="resale" amount={resale_total} />]];
  if (status === TRANSACTION.success) {
    rows.push([copy.margin, <Money key="margin" amount={resale_total - (selling_total - refund_amount)} />]);
  }
  return rows;
};

export const OrderData = ({ transaction: trx }: { transaction: TransactionDetail }) => {
  const rows: [string, ReactNode][] = [
    [copy.code, trx.code],
    [copy.refId, trx.ref_id],
    ...trx.order_param.map(({ alias, value }): [string, ReactNode] => [alias, value]),
    ...(trx.bill
      ? billRows(trx.bill)
      : ([
          [accountName(trx), accountOf(trx)],
          [copy.qty, number(trx.qty)],
          [copy.unitPrice, <KnownMoney key="price" amount={trx.unit_price} />],
          ...resaleRows(trx),
        ] satisfies [string, ReactNode][])),
    [copy.customer, trx.customer_name],
    [copy.note, trx.note],
    [copy.source, orderSourceWord(trx.source)],
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
