import { DepositShortError, SupplierAwayError } from '../../../../platform/adapters/supplier/supplier';
import { inTime } from '../../../../platform/adapters/supplier/timeouts';
import type { Actor } from '../../../../platform/http/actor';
import { AppError } from '../../../../platform/http/app-error';
import type { FormValues } from '../../../catalogue/domain/form-values';
import { inOrder } from '../transaction/in-order';
import { askedBill, type InquiryDeps } from './inquire';
import { type NewInquiry, storeInquiries } from './inquiry-store';
import { readBillItems } from './item-store';

/** Parallel inquiries: more than for prices, because billers are slow. */
const ASKED_AT_ONCE = 25;

export interface BillInput {
  sku: string;
  form_values: FormValues;
}

/** `away`: the supplier could not be reached, so the bill is unknown. */
export type Asked =
  | { kind: 'found'; inquiry: string }
  | { kind: 'refused'; refusal: AppError }
  | { kind: 'away' };

/**
 * Runs `inquire` for many bills in order, within `patience` milliseconds; the rest counts as `away`. Stores
 * all found bills together.
 */
export async function inquireMany(
  deps: InquiryDeps,
  actor: Pick<Actor, 'partnerId' | 'userId'>,
  inputs: readonly BillInput[],
  patience: number,
): Promise<Asked[]> {
  const { database, supplier } = deps;
  if (inputs.length === 0) return [];
  const end = performance.now() + patience;
  const items = new Map(
    (await readBillItems(database, { skus: [...new Set(inputs.map(({ sku }) => sku))] })).map((item) => [
      item.sku,
      item,
    ]),
  );
  const inquire = (request: Parameters<typeof supplier.inquire>[0]) =>
    inTime(Math.max(0, end - performance.now()), () => supplier.inquire(request));
  const patient = { ...deps, supplier: { inquire } };
  const found: NewInquiry[] = [];
  const asked = await inOrder(inputs, ASKED_AT_ONCE, async ({ sku, form_values }): Promise<Asked> => {
    const item = items.get(sku);
    if (!item) return { kind: 'refused', refusal: new AppError('NOT_FOUND') };
    if (performance.now() > end) return { kind: 'away' };
    try {
      const bill = await askedBill(patient, item, form_values);
      found.push(bill);
      return { kind: 'found', inquiry: bill.id };
    } catch (failure) {
      if (failure instanceof AppError) return { kind: 'refused', refusal: failure };
      if (failure instanceof DepositShortError)
        return { kind: 'refused', refusal: new AppError('BILLER_AWAY') };
      if (failure instanceof SupplierAwayError) return { kind: 'away' };
      throw failure;
    }
  });
  if (found.length > 0) await storeInquiries(database, actor, found);
  return asked;
}
