import { BRAND, ITEM } from '../../../../core/states';
import { isCutOff } from '../../../../core/value/cut-off';
import { AppError } from '../../../../platform/http/app-error';
import type { OrderFacts } from './order-store';

export type SaleFacts = Pick<
  OrderFacts,
  'brand_status' | 'item_status' | 'cut_off_start' | 'cut_off_end' | 'now'
>;

/** Closing reason: PRODUCT_INACTIVE, PRODUCT_DISTURBED, CUT_OFF, OUT_OF_STOCK; null if on sale. */
export function closureOf(facts: SaleFacts): AppError | null {
  if (facts.brand_status === BRAND.inactive) return new AppError('PRODUCT_INACTIVE');
  if (facts.brand_status !== BRAND.normal || facts.item_status === ITEM.disturbed)
    return new AppError('PRODUCT_DISTURBED');
  if (isCutOff(facts, facts.now) && facts.cut_off_end) {
    return new AppError('CUT_OFF', { until: facts.cut_off_end });
  }
  // A manually closed item has no opening time.
  if (facts.item_status === ITEM.inactive) return new AppError('PRODUCT_INACTIVE');
  return facts.item_status === ITEM.open ? null : new AppError('OUT_OF_STOCK');
}

/** Throws the closing reason, and QUANTITY_LIMIT above the maximum quantity. */
export function checkProduct(facts: SaleFacts & Pick<OrderFacts, 'max_qty'>, qty: number): void {
  const closed = closureOf(facts);
  if (closed) throw closed;
  if (qty > facts.max_qty) throw new AppError('QUANTITY_LIMIT', { max: facts.max_qty });
}
