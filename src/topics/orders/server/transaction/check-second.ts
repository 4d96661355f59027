import type { Database } from '../../../../platform/db/client';
import { AppError } from '../../../../platform/http/app-error';
import type { OrderRow } from './buy-statement';
import { type Recent, readRecentSame } from './order-store';

/** Throws DUPLICATE_DESTINATION if there were such orders. */
export function refuseSecond({ orders, minutes }: Recent): void {
  if (orders > 0) throw new AppError('DUPLICATE_DESTINATION', { minutes: minutes ?? 0, count: orders + 1 });
}

/** The check for an order that could not be bought, if it is once-only. */
export async function refuseSecondOrder(
  database: Database,
  {
    is_once,
    partner,
    variation,
    destination,
  }: Pick<OrderRow, 'is_once' | 'partner' | 'variation' | 'destination'>,
): Promise<void> {
  if (is_once) refuseSecond(await readRecentSame(database, { partner, variation, destination }));
}
