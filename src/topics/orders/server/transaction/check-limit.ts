import { rupiah } from '../../../../core/format/money';
import { AppError } from '../../../../platform/http/app-error';
import { type LimitFacts, purchaseLimit } from '../../domain/unverified-limit';

/** Throws UNVERIFIED_LIMIT above the limit of an unverified account; `total` in rupiah. */
export function checkLimit(facts: LimitFacts, total: number): void {
  if (total <= purchaseLimit(facts)) return;
  throw new AppError('UNVERIFIED_LIMIT', { limit: rupiah(facts.maximum_unverified_amount) });
}
