import { v5 } from 'uuid';
import type { PendingOrder } from '../../../orders/server/transaction/end-order';
import type { SupplyRoute } from '../../domain/next-route';
import type { NewAttempt, Supply } from './attempt-store';
import { billRoute } from './suppliers';

const NAMESPACE = '8d1c6a0e-52b7-5f0a-9c3d-7e41b20f6a95';

/**
 * Deterministic id of an attempt by order and route. After a restore from a backup without the call, the
 * supplier is asked about the same reference, so nothing is bought twice. The same applies if the backup
 * lacks the order and a program or bulk order sends it again.
 */
export const attemptId = (
  { origin }: Pick<PendingOrder, 'origin'>,
  { supplier, code }: Pick<SupplyRoute, 'supplier' | 'code'>,
): string => v5(JSON.stringify([origin, supplier, code]), NAMESPACE);

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
