import { v7 } from 'uuid';
import { maskedName } from '../../../../core/format/mask';
import { rupiah } from '../../../../core/format/money';
import type { ErrorCode } from '../../../../core/text/errors';
import type { BillAnswer, Supplier } from '../../../../platform/adapters/supplier/supplier';
import type { Database } from '../../../../platform/db/client';
import type { Actor } from '../../../../platform/http/actor';
import { AppError } from '../../../../platform/http/app-error';
import type { NoticeService } from '../../../../platform/notice/service';
import { checkFormValues, type FormValues } from '../../../catalogue/domain/form-values';
import type { Inquiry, InquiryInput } from '../../contract/postpaid';
import { billCost, commissionWithin, customerTotal } from '../../domain/bill-amounts';
import { closureOf } from '../transaction/check-product';
import { type NewInquiry, storeInquiries } from './inquiry-store';
import { type BillItem, readBillItems } from './item-store';

export interface InquiryDeps {
  database: Database;
  supplier: Pick<Supplier, 'inquire'>;
  /** Operator notices; null for the sandbox. */
  notice: Pick<NoticeService, 'notify'> | null;
}

/**
 * Inquires a bill and stores it for the day. Throws NOT_FOUND, VALIDATION_FAILED, closing reasons of the
 * item, reasons why nothing is owed, and `SupplierAwayError`.
 */
export async function inquire(
  deps: InquiryDeps,
  actor: Pick<Actor, 'partnerId' | 'userId'>,
  input: InquiryInput,
): Promise<Inquiry> {
  const { database } = deps;
  const { item, found } = await inquired(deps, input);
  const { sku } = item;
  const stored = await storeInquiries(database, actor, [found]);
  const expires_at = stored.get(found.id);
  if (expires_at === undefined) throw new Error('an inquiry was not stored');
  const { product_name, item_name } = item;
  const { id, variation: _variation, form_values: _values, reference: _reference, ...bill } = found;
  return { ...bill, inquiry_id: id, sku, product_name, item_name, expires_at };
}

/** Inquires a bill without storing it. Throws like `inquire`. */
export async function inquired(
  deps: InquiryDeps,
  { sku, customer_no, period }: InquiryInput,
): Promise<{ item: BillItem; found: NewInquiry }> {
  const [item] = await readBillItems(deps.database, { skus: [sku] });
  if (!item) throw new AppError('NOT_FOUND');
  const typed = { customer_no, ...(period !== undefined && { period: String(period) }) };
  return { item, found: await askedBill(deps, item, typed) };
}

/**
 * Supplier's bill, not stored. The commission is reduced to what the bill leaves us; a bill that would be
 * paid at a loss is refused as if the biller were unavailable, and reported to the operator. Throws like
 * `inquire`.
 */
export async function askedBill(
  { database, supplier, notice }: InquiryDeps,
  item: BillItem,
  typed: FormValues,
): Promise<NewInquiry> {
  const values = valuesOf(item, typed);
  const closed = closureOf(item);
  if (closed) throw closed;
  const customerNo = values.customer_no ?? '';
  const months = values.period ? Number(values.period) : null;
  const found = await supplier.inquire({ sku: item.sku, customerNo, months });
  if (found.state !== 'found') throw new AppError(refusals[found.state]);
  const amounts = amountsOf(item, found);
  const promised = item.commission * found.sheets;
  const commission = found.cost === null ? promised : commissionWithin(promised, amounts, found.cost);
  if (commission === null) {
    const paid = rupiah(customerTotal(amounts));
    const text = `Tagihan ${item.sku} ditolak sebelum dibayar: pemasok memotong ${rupiah(found.cost ?? 0)}, pelanggan membayar ${paid}. Periksa biayanya di sana.`;
    await notice?.notify(database.db, { kind: 'supplier_bill_cost', ref: item.sku, text });
    throw new AppError('BILLER_AWAY');
  }
  const bill = { ...amounts, commission };
  return {
    ...bill,
    id: v7(),
    customer_name: maskedName(found.customerName),
    bill_count: found.sheets,
    periods: found.periods,
    variation: item.variation_id,
    customer_no: customerNo,
    form_values: values,
    total: billCost(bill),
    reference: found.reference,
  };
}

const refusals: Record<Exclude<BillAnswer['state'], 'found'>, ErrorCode> = {
  'unknown-number': 'BILL_NUMBER_UNKNOWN',
  none: 'BILL_NONE',
  'not-ready': 'BILL_NOT_READY',
  paid: 'BILL_PAID',
  'biller-away': 'BILLER_AWAY',
};

/** Reports errors under `customer_no` and `period`. */
function valuesOf({ forms }: BillItem, typed: FormValues): FormValues {
  const { values, errors } = checkFormValues(forms, typed);
  if (Object.keys(errors).length > 0) throw new AppError('VALIDATION_FAILED', undefined, errors);
  return values;
}

/** The supplier's fee of this bill, else the item's fee per sheet. */
const amountsOf = (
  item: BillItem,
  { sheets, periods, fee }: Pick<Extract<BillAnswer, { state: 'found' }>, 'sheets' | 'periods' | 'fee'>,
) => ({
  bill_amount: periods.reduce((sum, { amount }) => sum + amount, 0),
  penalty: periods.reduce((sum, { penalty }) => sum + penalty, 0),
  admin_fee: fee ?? item.admin_fee * sheets,
});
