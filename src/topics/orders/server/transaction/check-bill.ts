import type { Database } from '../../../../platform/db/client';
import { AppError } from '../../../../platform/http/app-error';
import { type BillKey, isInquiryOpen, ordersInTheWay } from './bill-order-store';

export type { BillKey } from './bill-order-store';

export const BILL_RULES = ['transactions_inquiry', 'transactions_bill'];

/** Refusals by inquiry of bills that another order has paid: INQUIRY_USED or BILL_TAKEN. */
export async function takenBills(
  database: Database,
  bills: readonly BillKey[],
): Promise<Map<string, AppError>> {
  const others = bills.length > 0 ? await ordersInTheWay(database, bills) : [];
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
