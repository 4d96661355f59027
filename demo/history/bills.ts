import { maskedName } from '../../src/core/format/mask';
import { addMonths, monthOf } from '../../src/core/format/month';
import { ORDER_SOURCE, REFUNDED, TRANSACTION } from '../../src/core/states';
import { billOf } from '../../src/platform/adapters/supplier/sandbox-bills';
import { serialFor } from '../../src/platform/adapters/supplier/sandbox-goods';
import type { BillAnswer } from '../../src/platform/adapters/supplier/supplier';
import { billCost, customerTotal } from '../../src/topics/orders/domain/bill-amounts';
import { type Account, MAIN } from '../accounts';
import type { BillShelf } from '../catalogue';
import { chanceOf } from '../chance';
import { readCsv } from '../csv';
import { DAY, HOUR, idAt, iso, MINUTE } from '../time';
import type { PastOrder } from './orders';

interface BillCustomer {
  sku: string;
  customer_no: string;
  day: number;
  hour: number;
  months: number | null;
}

const customers = readCsv<BillCustomer>('bill-customers', { numbers: 'day hour months' });

/**
 * Bills paid for customers of the main account within `days`, oldest first, each month once. `now` in
 * milliseconds.
 */
export async function pastBills(
  account: Account,
  shelves: readonly BillShelf[],
  { days, now }: { days: number; now: number },
): Promise<PastOrder[]> {
  if (account.email !== MAIN) return [];
  const chance = chanceOf(`bills ${account.email}`);
  const orders: PastOrder[] = [];
  for (const customer of customers) {
    const { sku, customer_no, day, hour, months } = customer;
    const shelf = shelves.find(({ variations }) => variations.some((one) => one.sku === sku));
    const item = shelf?.variations.find((one) => one.sku === sku);
    if (!shelf || !item) throw new Error(`no bill ${sku}`);
    const paid: string[] = [];
    for (let month = addMonths(monthOf(now), -3); month <= monthOf(now); month = addMonths(month, 1)) {
      const at =
        Date.parse(`${month}-${String(day).padStart(2, '0')}T00:00:00+07:00`) +
        (hour * 60 + chance.between(0, 59)) * MINUTE +
        chance.between(0, MINUTE);
      if (at < now - (days - 1) * DAY || at > now - HOUR) continue;
      const bill = await billOf({ sku, customerNo: customer_no, months }, at, async () => paid);
      if (bill.state !== 'found') continue;
      paid.push(...bill.periods.map(({ period }) => period));
      const duration = chance.between(2_000, 12_000);
      orders.push(paymentOf({ account, brand: shelf.brand, item, customer, bill, at, duration }));
    }
  }
  return orders.sort((one, other) => one.at - other.at);
}

interface Payment {
  account: Account;
  brand: BillShelf['brand'];
  item: BillShelf['variations'][number];
  customer: BillCustomer;
  bill: Extract<BillAnswer, { state: 'found' }>;
  at: number;
  duration: number;
}

function paymentOf(payment: Payment): PastOrder {
  const { account, brand, item, bill, at, duration } = payment;
  const id = idAt(at);
  const inquiry = inquiryRow(payment);
  const { total, customer_name: nickname, form_values, customer_no: destination } = inquiry;
  const order_param = brand.forms.flatMap(({ alias, key }) => {
    const value = form_values[key];
    return value === undefined ? [] : [{ alias, key, value }];
  });
  return {
    ...{
      id,
      refundId: id,
      at,
      endedAt: at + duration,
      buyer: account.owner,
      unitPrice: total,
      total,
      refund: 0,
    },
    choice: { brand, variation: item, qty: 1, customer: { destination, nickname, order_param } },
    resale: customerTotal(amountsOf(item, bill)),
    outcome: {
      ...{ status: TRANSACTION.success, refunded: REFUNDED.none, refundedQty: 0, reason: null, duration },
      ...{ sn: serialFor(id), voucher_codes: [] },
    },
    ...{ source: ORDER_SOURCE.web, inquiry },
  };
}

function inquiryRow({ account, item, customer, bill, at }: Payment) {
  const amounts = amountsOf(item, bill);
  const form_values: Record<string, string> = {
    customer_no: customer.customer_no,
    ...(customer.months !== null && { period: String(customer.months) }),
  };
  return {
    ...{ id: idAt(at - MINUTE), partner_id: account.partnerId, user_id: account.owner.userId },
    ...{ variation_id: item.id, customer_no: customer.customer_no, form_values },
    ...{ customer_name: maskedName(bill.customerName), bill_count: bill.sheets, periods: bill.periods },
    ...{ ...amounts, total: billCost(amounts), reference: bill.reference, created_at: iso(at - MINUTE) },
  };
}

const amountsOf = ({ admin_fee, commission }: Payment['item'], { periods, sheets }: Payment['bill']) => ({
  bill_amount: periods.reduce((sum, { amount }) => sum + amount, 0),
  penalty: periods.reduce((sum, { penalty }) => sum + penalty, 0),
  admin_fee: admin_fee * sheets,
  commission: commission * sheets,
});
