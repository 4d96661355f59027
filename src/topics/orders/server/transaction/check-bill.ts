import type { Database } from '../../../../platform/db/client';
import { isToday } from '../../../../platform/db/same-day';
import { queryAll, queryAny } from '../../../../platform/db/statement';
import { AppError } from '../../../../platform/http/app-error';
import type { OrderRow } from './buy-statement';

/** True if the inquiry is of today by the database clock. */
const isInquiryOpen = queryAny<{ inquiry: string }>(
  'transaction_inquiry_open',
  `select 1 from bill_inquiries where id = :inquiry::uuid and ${isToday('created_at')}`,
);

export type BillKey = Pick<OrderRow, 'partner' | 'variation' | 'destination' | 'bill_period' | 'inquiry'>;

/** Existing orders with the same inquiry (`is_same`) or bill. */
const ordersInTheWay = queryAll<{ bills: string }, { inquiry: string; code: string; is_same: boolean }>(
  'transaction_bills_in_the_way',
  `select wanted.inquiry, other.code, other.is_same
from jsonb_to_recordset(:bills::jsonb) as wanted (partner uuid, inquiry uuid, variation uuid, destination text,
  bill_period text)
cross join lateral (
  select t.code, coalesce(t.inquiry_id = wanted.inquiry, false) as is_same from transactions t
  where t.partner_id = wanted.partner and (t.inquiry_id = wanted.inquiry or (t.variation_id = wanted.variation
    and t.destination = wanted.destination and t.bill_period = wanted.bill_period and t.status in (1, 2)))
  order by is_same desc limit 1
) other`,
);

export const BILL_RULES = ['transactions_inquiry', 'transactions_bill'];

/** Refusals by inquiry of bills that another order has paid: INQUIRY_USED or BILL_TAKEN. */
export async function takenBills(
  database: Database,
  bills: readonly BillKey[],
): Promise<Map<string, AppError>> {
  if (bills.length === 0) return new Map();
  const keys = bills.map(({ partner, inquiry, variation, destination, bill_period }) => ({
    ...{ partner, inquiry, variation, destination, bill_period },
  }));
  const others = await ordersInTheWay(database, { bills: JSON.stringify(keys) });
  return new Map(
    others.map(({ inquiry, code, is_same }) => [
      inquiry,
      new AppError(is_same ? 'INQUIRY_USED' : 'BILL_TAKEN', { code }),
    ]),
  );
}

/** Throws the refusal of one bill. */
export async function refuseTakenBill(database: Database, bill: BillKey): Promise<void> {
  for (const refusal of (await takenBills(database, [bill])).values()) throw refusal;
}

/** Throws INQUIRY_EXPIRED if the inquiry is not of today; does not check other orders. */
export async function refuseOldInquiry(database: Database, inquiry: string | null): Promise<void> {
  if (inquiry && !(await isInquiryOpen(database, { inquiry }))) throw new AppError('INQUIRY_EXPIRED');
}
