import { isCutOff } from '../../../src/core/catalogue/cut-off';
import { AppError } from '../../http/app-error';
import type { OrderFacts } from './order-store';

/** Refuses what the catalogue closes: PRODUCT_INACTIVE, PRODUCT_DISTURBED, CUT_OFF, OUT_OF_STOCK, QUANTITY_LIMIT. */
export function checkProduct(facts: OrderFacts, qty: number): void {
  if (facts.brand_status === 4) throw new AppError('PRODUCT_INACTIVE');
  if (facts.brand_status !== 1 || facts.item_status === 2) throw new AppError('PRODUCT_DISTURBED');
  if (isCutOff(facts, facts.now) && facts.cut_off_end) {
    throw new AppError('CUT_OFF', { until: facts.cut_off_end });
  }
  // An item closed by hand has no hour at which it opens again.
  if (facts.item_status === 4) throw new AppError('PRODUCT_INACTIVE');
  if (facts.item_status !== 1) throw new AppError('OUT_OF_STOCK');
  if (qty > facts.max_qty) throw new AppError('QUANTITY_LIMIT', { max: facts.max_qty });
}
