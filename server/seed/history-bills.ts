import { v7 } from 'uuid';
import { maskedName } from '../../src/core/format/mask';
import { addMonths, monthOf } from '../../src/core/format/month';
import { billCost, customerTotal } from '../../src/core/pricing/bill-amounts';
import { REFUNDED, TRANSACTION } from '../../src/core/states';
import { billOf } from '../adapters/supplier/sandbox-bills';
import { serialFor } from '../adapters/supplier/sandbox-goods';
import type { BillAnswer } from '../adapters/supplier/supplier';
import type { OrderParam } from '../db/schema/transaction';
import type { BillShelf } from './bill-rows';
import type { Account } from './history-accounts';
import { chanceOf } from './history-chance';
import type { PastOrder } from './history-orders';

/** Whose customers pay their bills there. */
const PARTNER = 'mitra@demo.test';
const MINUTE = 60_000;
const DAY = 86_400_000;

/** A customer who comes each month on about the same day; `months` are those that are paid ahead at once. */
const regulars = [
  { brand: 'pln-pascabayar', sku: 'PLN-PASCA', no: '532110458207', day: 6, hour: 10 },
  { brand: 'pln-pascabayar', sku: 'PLN-PASCA', no: '532110733915', day: 12, hour: 15 },
  { brand: 'pln-pascabayar', sku: 'PLN-PASCA', no: '537314902668', day: 18, hour: 19 },
  { brand: 'pdam', sku: 'PDAM-BANDUNG', no: '0100482917', day: 9, hour: 11 },
  { brand: 'internet-rumah', sku: 'INET-INDIHOME', no: '131172400586', day: 14, hour: 20 },
  { brand: 'bpjs-kesehatan', sku: 'BPJS-KES', no: '8888801772450316', day: 3, hour: 9, months: 1 },
  { brand: 'multifinance', sku: 'FIN-ADIRA', no: '4010098412257', day: 20, hour: 13 },
] as const;

/** The bills that customers of an account paid in its past, oldest first; each month once. `now` in milliseconds. */
export async function pastBills(
  { past, owner }: Account,
  shelves: readonly BillShelf[],
  now: number,
): Promise<PastOrder[]> {
  if (past.email !== PARTNER) return [];
  const chance = chanceOf(`bills ${past.email}`);
  const orders: PastOrder[] = [];
  for (const regular of regulars) {
    const shelf = shelves.find(({ brand }) => brand.key === regular.brand);
    const item = shelf?.items.find(({ sku }) => sku === regular.sku);
    if (!shelf || !item) continue;
    const paid: string[] = [];
    for (let month = addMonths(monthOf(now), -3); month <= monthOf(now); month = addMonths(month, 1)) {
      const at =
        Date.parse(`${month}-${String(regular.day).padStart(2, '0')}T00:00:00+07:00`) +
        (regular.hour * 60 + chance.between(0, 59)) * MINUTE +
        chance.between(0, MINUTE);
      if (at < now - (past.days - 1) * DAY || at > now - 60 * MINUTE) continue;
      const months = 'months' in regular ? regular.months : null;
      const bill = await billOf({ sku: item.sku, customerNo: regular.no, months }, at, async () => paid);
      if (bill.state !== 'found') continue;
      paid.push(...bill.periods.map(({ period }) => period));
      orders.push(
        paymentOf({ shelf, item, regular, bill, at, duration: chance.between(2_000, 12_000) }, owner),
      );
    }
  }
  return orders.sort((one, other) => one.at - other.at);
}

interface Payment {
  shelf: BillShelf;
  item: BillShelf['items'][number];
  regular: (typeof regulars)[number];
  bill: Extract<BillAnswer, { state: 'found' }>;
  at: number;
  duration: number;
}

function paymentOf(
  { shelf: { brand }, item, regular, bill, at, duration }: Payment,
  buyer: Account['owner'],
): PastOrder {
  const id = v7({ msecs: at });
  const form_values: Record<string, string> = {
    customer_no: regular.no,
    ...('months' in regular && { period: String(regular.months) }),
  };
  const amounts = {
    bill_amount: bill.periods.reduce((sum, { amount }) => sum + amount, 0),
    penalty: bill.periods.reduce((sum, { penalty }) => sum + penalty, 0),
    admin_fee: item.admin_fee * bill.sheets,
    commission: item.commission * bill.sheets,
  };
  const total = billCost(amounts);
  const nickname = maskedName(bill.customerName);
  const order_param = brand.forms.flatMap(({ alias, key }): OrderParam[] => {
    const value = form_values[key];
    return value === undefined ? [] : [{ alias, key, value }];
  });
  return {
    ...{ id, refundId: id, at, endedAt: at + duration, buyer, unitPrice: total, total, refund: 0 },
    choice: { brand, variation: item, qty: 1, customer: { destination: regular.no, nickname, order_param } },
    resale: customerTotal(amounts),
    outcome: {
      ...{ status: TRANSACTION.success, refunded: REFUNDED.none, refundedQty: 0, reason: null, duration },
      ...{ sn: serialFor(id), voucher_codes: [] },
    },
    inquiry: {
      ...{ id: v7({ msecs: at - MINUTE }), user_id: buyer.userId, variation_id: item.id },
      ...{ customer_no: regular.no, form_values, customer_name: nickname, bill_count: bill.sheets },
      ...{ periods: bill.periods, ...amounts, total, reference: bill.reference },
      created_at: new Date(at - MINUTE).toISOString(),
    },
  };
}
