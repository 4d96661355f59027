import { v5 } from 'uuid';
import type { SupplyRoute } from '../../../../src/core/supply/next-route';
import type { PendingOrder } from '../transaction/end-order';
import type { NewAttempt, Supply } from './attempt-store';
import { billRoute } from './suppliers';

const NAMESPACE = '8d1c6a0e-52b7-5f0a-9c3d-7e41b20f6a95';

/**
 * The same for an order and a route, however often it is begun: after a restore from a backup that knows nothing of the
 * call, the supplier is asked about what it has under this reference, and nothing is bought there twice. So it is where the
 * backup knows nothing of the order either, and a program sends it again, or a bulk order goes on with it.
 */
export const attemptId = (
  { origin }: Pick<PendingOrder, 'origin'>,
  { supplier, code }: Pick<SupplyRoute, 'supplier' | 'code'>,
): string => v5(JSON.stringify([origin, supplier, code]), NAMESPACE);

/** An order on its way by a route. */
export function attemptBy(
  order: PendingOrder,
  { unit_price }: Pick<Supply, 'unit_price'>,
  route: SupplyRoute,
): NewAttempt {
  const { supplier, code, falls_over, max_price } = route;
  const { id: transaction, bill } = order;
  const id = attemptId(order, route);
  return {
    ...{ id, transaction, supplier, code, falls_over },
    reference: (bill && billRoute(bill)?.reference) ?? id,
    max_price: max_price ?? (bill ? null : unit_price),
  };
}
