import { rupiah } from '../../../../src/core/format/money';
import { type LimitFacts, purchaseLimit } from '../../../../src/core/pricing/unverified-limit';
import { AppError } from '../../../http/app-error';

/** Throws UNVERIFIED_LIMIT above the limit of an unverified account; `total` in rupiah. */
export function checkLimit(facts: LimitFacts, total: number): void {
  if (total <= purchaseLimit(facts)) return;
  throw new AppError('UNVERIFIED_LIMIT', { limit: rupiah(facts.maximum_unverified_amount) });
}
