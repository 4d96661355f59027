import type { ReactNode } from 'react';
import type { Bill } from '../../core/contract/bill';
import { monthsText } from '../../core/format/month';
import { number } from '../../core/format/number';
import { customerTotal } from '../../core/pricing/bill-amounts';
import { Money } from '../../ui/money';
import { copy } from './copy';

export const billRows = (bill: Bill): [string, ReactNode][] => [
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
