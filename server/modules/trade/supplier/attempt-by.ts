import { v5 } from 'uuid';
import type { SupplyRoute } from '../../../../src/core/supply/next-route';
import type { PendingOrder } from '../transaction/end-order';
import type { NewAttempt, Supply } from './attempt-store';
import { billRoute } from './suppliers';

/**
 * The same for an order and a route, however often it is begun: after a restore from a backup that knows nothing of the
 * call, the supplier is asked about what it has under this reference, and nothing is bought there twice.
 */
export const attemptId = (
  order: string,
  { supplier, code }: Pick<SupplyRoute, 'supplier' | 'code'>,
): string => v5(JSON.stringify([supplier, code]), order);

/** An order on its way by a route. */
export function attemptBy(
  { id: transaction, bill }: PendingOrder,
  { unit_price }: Pick<Supply, 'unit_price'>,
  route: SupplyRoute,
): NewAttempt {
  const { supplier, code, falls_over, max_price } = route;
  const id = attemptId(transaction, route);
  return {
    ...{ id, transaction, supplier, code, falls_over },
    reference: (bill && billRoute(bill)?.reference) ?? id,
    max_price: max_price ?? (bill ? null : unit_price),
  };
}
